import { useNavigate } from '@porao/platform';

/** Goes back one page, or to `home` where this page was opened first. */
export function useBack(home: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx !== undefined && idx > 0) void navigate(-1);
    else void navigate(home, { replace: true });
  };
}

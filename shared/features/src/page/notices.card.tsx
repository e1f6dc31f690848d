import { List } from '@porao/ui';
import { TitledCard } from './titled.card.tsx';

/** Advice that always holds; the product has no news of its own yet (decision OQ-041). */
export function NoticesCard({ title, notices }: { title: string; notices: readonly string[] }) {
  return (
    <TitledCard title={title}>
      <List icon="info" items={notices.map((notice) => ({ key: notice, content: notice }))} />
    </TitledCard>
  );
}

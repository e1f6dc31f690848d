import { type Degree, type EducationForm, forgetDraft, showFailure } from '@porao/features';
import { call, emit, notify, useNavigate } from '@porao/platform';
import { useProfileChanged } from './step.view.tsx';

/** Saves a step's degree, forgets its draft and opens the next step at `next`. */
export function useSaveDegree(
  form: EducationForm,
  { draft, next, onFailed }: { draft: string; next: string; onFailed?: (error: unknown) => void },
): (degree: Degree) => Promise<void> {
  const navigate = useNavigate();
  const changed = useProfileChanged();
  return async (degree) => {
    try {
      const { message } = await call('POST /api/create-tutor-educational-info', { body: degree });
      forgetDraft(draft);
      notify({ tone: 'success', message: message });
      await changed();
      emit('profile.changed@1', { section: 'education' });
      void navigate(next);
    } catch (error) {
      onFailed?.(error);
      showFailure(form, error);
    }
  };
}

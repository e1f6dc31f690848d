import { type DraftForm, showFailure, words } from '@porao/features';
import { ApiError, notify } from '@porao/platform';
import type { FieldValues, Path } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { useProfileChanged } from '../../common/profile/profile.queries.ts';

type Changed = Parameters<ReturnType<typeof useProfileChanged>>;

/** Saves a part of the profile: says how it went, has every page show it, and calls `done` once it shows. */
export function useSave<I extends FieldValues, O>(options: {
  draftForm: DraftForm<I, O>;
  section: Changed[0];
  read: Changed[1];
  fields: readonly Path<I>[];
  done: () => void;
}): (run: () => Promise<{ message: string }>) => Promise<void> {
  const changed = useProfileChanged();
  const { draftForm, section, read, fields, done } = options;
  return async (run) => {
    try {
      const { message } = await run();
      draftForm.saved();
      await changed(section, read);
      notify({ tone: 'success', message: words(message) });
      done();
    } catch (error) {
      notify({ tone: 'error', title: t('save.failed'), message: saveFailure(error) });
      showFailure(draftForm.form, error, { fields });
    }
  };
}

/** Why a save failed, in one line (TUT-115). */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t('save.wrong');
  if (error.isNetwork || error.code === 'UNAVAILABLE') return t('save.later');
  if (error.status >= 500 || error.status === 0) return t('save.wrong');
  return Object.keys(error.errors).length > 0 ? t('save.fields') : words(error.message);
}

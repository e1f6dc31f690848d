import { ApiError } from '@porao/platform';
import { t } from '../../common/messages.ts';

/** Why a save failed, in one line (TUT-115). */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t('save.wrong');
  if (error.isNetwork || error.code === 'UNAVAILABLE') return t('save.later');
  if (error.status >= 500 || error.status === 0) return t('save.wrong');
  return Object.keys(error.errors).length > 0 ? t('save.fields') : error.message;
}

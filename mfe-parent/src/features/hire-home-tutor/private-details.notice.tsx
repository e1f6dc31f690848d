import { findPrivateDetails } from '@porao/contracts/private-details';
import { Notice } from '@porao/ui';
import { useWatch } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import type { RequestFormOf } from './request-choices.ts';

const maxShown = 5;

interface PrivateDetailsNoticeProps {
  form: RequestFormOf;
  /** Belong to the guardian and the students. */
  names: readonly string[];
}

/** Says while typing what the public requirement gives away; it refuses nothing, since it may be wrong. */
export function PrivateDetailsNotice({ form, names }: PrivateDetailsNoticeProps) {
  const text = useWatch({ control: form.control, name: 'tutor_requirement' }) ?? '';
  const found = findPrivateDetails(text, names).map((detail) =>
    t(`request.private.${detail.kind}`, { text: detail.text }),
  );
  if (found.length === 0) return null;
  const details = [...new Set(found)].slice(0, maxShown).join(', ');
  return <Notice tone="warning">{t('request.private', { details })}</Notice>;
}

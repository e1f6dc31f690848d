import type { Pattern } from '@porao/contracts';
import type { ReactNode } from 'react';
import { useAct } from '../acts/acts.store.ts';
import { request } from '../acts/request.ts';
import { useReasonDialog } from '../ask-reason.tsx';
import { t } from './messages.ts';
import { namesOf } from './pattern-lines.tsx';

const findings = ['honest', 'called', 'acted'] as const;

export const subjectOf = ({ key }: Pattern): string => `pattern:${key}`;

/** The dialog, and the function that asks what was found. Nothing takes it back, so it is sent 5 s after the answer. */
export function useLooking(): [dialog: ReactNode, look: (pattern: Pattern) => void] {
  const act = useAct();
  const [dialog, ask] = useReasonDialog();
  const look = (pattern: Pattern) => {
    const names = namesOf(pattern);
    ask({
      about: `${subjectOf(pattern)}-seen`,
      title: t('pattern.look.title', { names }),
      text: t('pattern.look.text'),
      reasons: findings.map((found) => t(`pattern.look.${found}`)),
      wordsLabel: t('pattern.look.found'),
      confirmLabel: t('pattern.look'),
      onConfirm: (reason) =>
        act({
          subject: subjectOf(pattern),
          text: t('pattern.look.done', { names }),
          send: request('POST /api/ops/patterns/:key/seen', {
            params: { key: pattern.key },
            body: { reason },
          }),
        }),
    });
  };
  return [dialog, look];
}

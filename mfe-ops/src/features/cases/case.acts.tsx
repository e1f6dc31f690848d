import type { OpsCaseDetail } from '@porao/contracts';
import { failureText, useDialog, useWrite } from '@porao/features';
import { call, lazyComponent, query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { caseStale } from '../../common/cases/case-stale.ts';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import type { ActDialogProps, ActQuestion } from './act.dialog.tsx';
import { isUndecided } from './case-lines.tsx';
import { t } from './messages.ts';

const ActDialog = lazyComponent<ActDialogProps>(
  () => import(/* webpackChunkName: "case-act" */ './act.dialog.tsx'),
);

/** Offers what is done about a case before it is decided: who has it, calls, messages, an appeal by phone. */
export function CaseActs({ of }: { of: OpsCaseDetail }): ReactNode {
  const me = useQuery(query('GET /api/v1/user')).data?.data.id;
  const [dialog, ask] = useDialog<ActQuestion>(ActDialog);
  const take = useWrite({
    send: () => call('POST /api/ops/cases/:id/assign', { params: { id: of.id }, body: {} }),
    stale: caseStale,
    success: () => t('cases.taken'),
    failed: failureText,
  });
  const asking = (what: ActQuestion['what']) => () => ask({ of, what });
  const isOpen = isUndecided(of);
  const dialogButton = { variant: 'default', 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {isOpen && !of.left_to_others && of.assignee?.user_id !== me && (
        <KeyButton
          letter="a"
          label={t('case.take')}
          busy={take.busy}
          busyLabel={t('case.saving')}
          act={() => take.press()}
        />
      )}
      <KeyButton {...dialogButton} letter="c" label={t('case.call')} act={asking('call')} />
      <KeyButton {...dialogButton} letter="m" label={t('case.missedCall')} act={asking('missedCall')} />
      <KeyButton {...dialogButton} letter="s" label={t('case.message')} act={asking('message')} />
      {isOpen && (
        <KeyButton {...dialogButton} letter="b" label={t('case.callBack.set')} act={asking('callBack')} />
      )}
      {isOpen && <KeyButton {...dialogButton} letter="o" label={t('case.give')} act={asking('give')} />}
      {of.state === 'decided' && of.appealed_by === null && (
        <KeyButton {...dialogButton} letter="p" label={t('case.appeal')} act={asking('appeal')} />
      )}
      {dialog}
    </>
  );
}

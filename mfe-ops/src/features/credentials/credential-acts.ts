import type { OpsCredential } from '@porao/contracts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { t } from './messages.ts';

export const subjectOf = ({ id }: Pick<OpsCredential, 'id'>): string => `credential:${id}`;
export const nameOf = ({ title, tutor_name }: OpsCredential): string =>
  t('credentials.name', { title, tutor: tutor_name });

/** Decisions about a credential; each is sent at once and can be taken back. */
export function useCredentialActs() {
  const begin = useAct();
  return (credential: OpsCredential, what: 'verify' | 'refuse' | 'unverify', reason: string) => {
    const params = { id: credential.id };
    const { version } = credential;
    const back = { reason: t('credentials.takenBack'), takes_back: true } as const;
    return begin({
      subject: subjectOf(credential),
      text: t(`credentials.done.${what}`, { credential: nameOf(credential) }),
      send: request(`POST /api/ops/credentials/:id/${what}`, { params, body: { reason, version } }),
      ...(credential.state === 'unverified' && {
        undo: request('POST /api/ops/credentials/:id/unverify', { params, body: back }),
      }),
    });
  };
}

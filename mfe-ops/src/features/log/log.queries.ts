import type { AuditSubject } from '@porao/contracts';
import type { ListParams } from '../../common/queue/search-params.ts';

/** These have states, and so a history. */
const moving = ['request', 'job', 'application', 'deal', 'invoice'] as const;

/** Returns what the address asks the log for. The server refuses what is no filter. */
export const filterOf = (params: ListParams) => ({
  actor: params.getId('actor'),
  action: params.get('action'),
  subject: params.get('subject') as AuditSubject | undefined,
  id: params.getId('id'),
  from: params.get('from'),
  to: params.get('to'),
});

/** The thing whose whole history is shown, if the address names one that has states. */
export function thingOf(params: ListParams) {
  const entity = params.oneOf('subject', moving);
  const id = params.getId('id');
  return entity && id !== undefined ? { entity, id } : undefined;
}

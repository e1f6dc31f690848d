import type { TutorRequest } from '@porao/contracts';
import { LinkButton } from '@porao/ui';
import { t } from '../messages.ts';
import { paths } from '../paths.ts';

/** Once a request is over and nobody teaches: the way to the page that asks those who applied before, else to the form,
 * filled with it. */
export function AgainLink({ request }: { request: TutorRequest }) {
  const isOver = request.stage === 'Closed' || request.stage === 'Withdrawn';
  if (!isOver || request.deal === 'in_process' || request.deal === 'continue') return null;
  const page = paths.tutorRequest({ requestId: request.id });
  const form = `${paths.hireTutor}?again=${request.id}`;
  return (
    <LinkButton size="sm" icon="search" to={request.ended?.another_by ? page : form}>
      {t(request.deal === 'ended' ? 'requests.another' : 'requests.again')}
    </LinkButton>
  );
}

import type { TutorRequest } from '@porao/contracts';
import { LinkButton } from '@porao/ui';
import { t } from '../messages.ts';
import { paths } from '../paths.ts';

/** Once a request is over and nobody teaches: the way to the form, filled with it. */
export function AgainLink({ request }: { request: TutorRequest }) {
  const isOver = request.stage === 'Closed' || request.stage === 'Withdrawn';
  if (!isOver || request.deal === 'in_process' || request.deal === 'continue') return null;
  return (
    <LinkButton size="sm" icon="search" to={`${paths.hireTutor}?again=${request.id}`}>
      {t(request.deal === 'ended' ? 'requests.another' : 'requests.again')}
    </LinkButton>
  );
}

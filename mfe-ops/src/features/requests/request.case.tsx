import type { OpsRequest } from '@porao/contracts';
import { formatMoney, formatNumber } from '@porao/platform';
import { Badge, Button, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { KeySign } from '../../common/keyboard/key.button.tsx';
import { paths } from '../../common/paths.ts';
import { MarkedWords } from './marked-words.tsx';
import { t } from './messages.ts';
import { lineOf } from './request-lines.tsx';
import styles from './requests.module.css';
import { markSeen } from './seen.store.ts';

function historyOf({ requests, hired, cancelled, in_time, due }: OpsRequest['case']['guardian']): string {
  if (requests === 1) return t('requests.case.first');
  const numbers = {
    requests: formatNumber(requests),
    hired: formatNumber(hired),
    cancelled: formatNumber(cancelled),
  };
  const answers = { done: formatNumber(in_time), due: formatNumber(due) };
  return dotted(t('requests.case.history', numbers), due > 0 && t('requests.case.answers', answers));
}

/** Says in a row of the queue what one decides by. */
export function RequestCase({ request }: { request: OpsRequest }): ReactNode {
  const { budget } = request;
  const { private_details, salary, same_requests, same_nid, guardian } = request.case;
  return (
    <div className={styles.case}>
      <div>{lineOf(request)}</div>
      {request.tutor_requirement && (
        <MarkedWords text={request.tutor_requirement} details={private_details} />
      )}
      <Text size="sm" as="div">
        {dotted(
          budget && t('requests.case.budget', { budget: formatMoney(budget) }),
          salary === null
            ? t('requests.case.salary.none')
            : t('requests.case.salary', { salary: formatMoney(salary) }),
          historyOf(guardian),
        )}
      </Text>
      {same_requests.length + same_nid.length > 0 && (
        <ul className={styles.same}>
          {same_requests.map((id) => (
            <li key={id}>
              <LinkAnchor to={paths.request({ requestId: id })}>
                {t('requests.case.same', { id: formatNumber(id) })}
              </LinkAnchor>
            </li>
          ))}
          {same_nid.map(({ user_id, name }) => (
            <li key={user_id}>
              <LinkAnchor to={paths.person({ userId: user_id })}>
                {t('requests.case.nid', { name })}
              </LinkAnchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Until it is pressed, or the request was opened, one key does not approve it. */
export function SeenButton({ request }: { request: OpsRequest }): ReactNode {
  return (
    <span className={styles.seen}>
      <Badge tone="error" icon="eye">
        {t('requests.case.look', { count: request.case.private_details.length })}
      </Badge>
      <Button
        size="sm"
        variant="default"
        tabIndex={-1}
        aria-keyshortcuts="S"
        onClick={() => markSeen(request)}
      >
        {t('requests.case.seen')}
        <KeySign letter="s" />
      </Button>
    </span>
  );
}

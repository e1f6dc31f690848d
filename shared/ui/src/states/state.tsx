import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Text, Title } from '../text/text.tsx';
import { EmptyPicture } from './picture.tsx';
import styles from './states.module.css';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The next step: a `LinkButton` or `Button`. */
  action?: ReactNode;
  /** Another picture than the empty book; null for none. */
  picture?: ReactNode;
  /** Level of the heading. */
  order?: 1 | 2 | 3;
}

/** A list with nothing in it, and what to do next. */
export function EmptyState({ title, text, action, picture, order = 2 }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.state}>
      {picture === undefined ? <EmptyPicture /> : picture}
      <div className={styles.words}>
        <Title order={order} size={3}>
          {title}
        </Title>
        {text && <Text tone="dim">{text}</Text>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** Says what happened. */
  title: string;
  /** Says what is safe, and what to do next. */
  text?: ReactNode;
  /** Both or none. */
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  busyLabel?: string;
  /** Another way out, beside the retry. */
  action?: ReactNode;
  /** Small print: a report id. */
  detail?: ReactNode;
  picture?: ReactNode;
  order?: 1 | 2 | 3;
}

/** A part of the page that failed; announced when it appears. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const { title, text, onRetry, retryLabel, busy, busyLabel, action, detail, picture, order = 2 } = props;
  return (
    <div className={styles.state} role="alert">
      {picture}
      <div className={styles.words}>
        <Title order={order} size={3}>
          {title}
        </Title>
        {text && <Text tone="dim">{text}</Text>}
      </div>
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && retryLabel && (
            <Button icon="refresh" onClick={onRetry} busy={busy} {...(busyLabel && { busyLabel })}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {detail && (
        <Text size="xs" tone="dim">
          {detail}
        </Text>
      )}
    </div>
  );
}

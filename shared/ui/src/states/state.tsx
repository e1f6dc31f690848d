import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Text, Title } from '../text/text.tsx';
import { EmptyPicture } from './picture.tsx';
import styles from './states.module.css';

interface StateProps {
  /** Says what happened. */
  title: string;
  /** Says what is safe, and what to do next. */
  text?: ReactNode;
  /** The next step: a `LinkButton` or `Button`. */
  action?: ReactNode;
  picture?: ReactNode;
  /** Level of the heading. */
  order?: 1 | 2 | 3;
}

function State(props: StateProps & { role?: 'alert'; detail?: ReactNode }): ReactNode {
  const { title, text, action, picture, order = 2, role, detail } = props;
  return (
    <div className={styles.state} role={role}>
      {picture}
      <div className={styles.words}>
        <Title order={order} size={3}>
          {title}
        </Title>
        {text && <Text tone="dim">{text}</Text>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
      {detail && (
        <Text size="xs" tone="dim">
          {detail}
        </Text>
      )}
    </div>
  );
}

/** `picture` replaces the empty book; null for none. */
export type EmptyStateProps = StateProps;

/** A list with nothing in it, and what to do next. */
export function EmptyState({ picture = <EmptyPicture />, ...rest }: EmptyStateProps): ReactNode {
  return <State {...rest} picture={picture} />;
}

interface ErrorStateProps extends StateProps {
  /** Both or none. */
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  busyLabel?: string;
  /** Small print: a report id. */
  detail?: ReactNode;
}

/** A part of the page that failed; announced when it appears. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const { onRetry, retryLabel, busy, busyLabel, action, ...rest } = props;
  const retry = onRetry && retryLabel && (
    <Button icon="refresh" onClick={onRetry} busy={busy} {...(busyLabel && { busyLabel })}>
      {retryLabel}
    </Button>
  );
  return (
    <State
      {...rest}
      role="alert"
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    />
  );
}

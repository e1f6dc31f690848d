import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Text, Title } from '../text/text.tsx';
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

const art = (name: string) => `var(--art-${name})`;

/** A small open book with nothing on its pages yet. */
function EmptyPicture(): ReactNode {
  return (
    <svg width="148" height="104" viewBox="0 0 148 104" aria-hidden="true">
      <ellipse cx="74" cy="92" rx="66" ry="9" fill={art('wall-2')} />
      <path
        d="M74 82C58 72 38 70 18 74V28c20-4 40-2 56 8 16-10 36-12 56-8v46c-20-4-40-2-56 8z"
        fill={art('cloth')}
      />
      <path
        d="M74 76C58 67 42 65 25 68V23c17-3 33-1 49 9 16-10 32-12 49-9v45c-17-3-33-1-49 8z"
        fill={art('paper')}
      />
      <path
        d="M74 32v44M36 36c9-1 17 0 26 4M36 47c9-1 17 0 26 4M112 36c-9-1-17 0-26 4"
        fill="none"
        stroke={art('ink')}
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M98 18h12v26l-6-5-6 5z" fill={art('cloth-2')} />
      <path d="M120 16c0-6 4-11 11-12 0 7-4 12-11 12zM120 16c-1-4-4-7-9-7 1 4 4 7 9 7z" fill={art('leaf')} />
    </svg>
  );
}

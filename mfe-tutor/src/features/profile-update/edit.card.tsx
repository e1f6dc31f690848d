import { formatNumber } from '@porao/platform';
import { Badge, Card, Icon, Text, Title } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { useGap } from '../../common/profile/next-gap.ts';
import type { TutoringCard } from '../../common/profile/sections.ts';
import type { OpenCards } from './open-cards.ts';
import styles from './update.module.css';

interface EditCardProps {
  /** Also its place in the URL. */
  name: TutoringCard | 'personal';
  /** Given for the card that counts nothing; the others are Updated with all that counts (decision OQ-130). */
  isUpdated?: boolean;
  /** Sums up in a line what is stored. */
  summary?: string | undefined;
  cards: OpenCards;
  /** Shown in the closed card. */
  closed?: ReactNode;
  /** The form; it calls `done` once it is saved, which closes the card. */
  children: (done: () => void) => ReactNode;
}

/** A card that opens to its form, and says whether all of it is filled. Closed over typed text, it keeps it. */
export function EditCard(props: EditCardProps) {
  const { name, summary, cards, closed, children } = props;
  const gap = useGap(name);
  const isUpdated = props.isUpdated ?? (gap === undefined ? undefined : gap === 0);
  const open = cards.isOpen(name);
  const missing = gap ? t('update.worth', { percent: formatNumber(gap) }) : t('update.open');
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  const done = () => {
    setMounted(false);
    cards.close(name);
  };
  return (
    <Card as="section" id={name} className={styles.card}>
      <Title order={2} size={4}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${name}-content`}
          onClick={() => cards.toggle(name)}
        >
          <span className={styles.toggleText}>
            <span>{t(`section.${name}`)}</span>
            {summary && !open && (
              <Text as="span" size="sm" tone="dim" weight="regular" lines={1}>
                {summary}
              </Text>
            )}
          </span>
          {isUpdated !== undefined && (
            <Badge tone={isUpdated ? 'success' : 'accent'} {...(isUpdated && { icon: 'check' })}>
              {isUpdated ? t('update.done') : missing}
            </Badge>
          )}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </Title>
      <div id={`${name}-content`} className={styles.content} hidden={!open}>
        {mounted && children(done)}
      </div>
      {!open && closed && <div className={styles.content}>{closed}</div>}
    </Card>
  );
}

import type { FoundThing, OpsFound } from '@porao/contracts';
import { type Opened, useDebounced } from '@porao/features';
import { formatDigits, Link, query, useNavigate, useQuery } from '@porao/platform';
import { Badge, Stack, Text } from '@porao/ui';
import { Field } from '@porao/ui/controls';
import { Modal } from '@porao/ui/overlays';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { dotted } from '../dim-line.tsx';
import inputStyles from '../input.module.css';
import { Loaded } from '../loaded.tsx';
import { t, textOr } from '../messages.ts';
import { paths } from '../paths.ts';
import styles from './search.module.css';

interface Row {
  to: string;
  title: string;
  line: string;
  badge?: string | undefined;
}

const addressOf = ({ kind, page_id: id }: FoundThing): string => {
  if (kind === 'request') return paths.request({ requestId: id });
  return kind === 'job' ? paths.job({ jobId: id }) : paths.deal({ dealId: id });
};

const rowsOf = ({ things, people }: OpsFound): Row[] => [
  ...things.map((thing) => ({
    to: addressOf(thing),
    title: t(`search.${thing.kind}`, { id: formatDigits(String(thing.id)) }),
    line: dotted(thing.class_name, thing.person),
    badge: textOr(t, `search.state.${thing.state as 'live'}`, thing.state),
  })),
  ...people.map(({ id, name, phone_no, roles, banned }) => ({
    to: paths.person({ userId: id }),
    title: name,
    line: dotted(
      formatDigits(phone_no),
      roles.map((role) => textOr(t, `search.role.${role as 'tutor'}`, role)).join(', '),
    ),
    badge: banned ? t('facts.banned') : undefined,
  })),
];

/** The arrows go from the field to what was found and back; Enter in the field opens the first. */
export default function SearchDialog({ opened, onClose }: Opened): ReactNode {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const found = useQuery({
    ...query('GET /api/ops/search', { query: { q } }),
    enabled: q !== '',
    placeholderData: (shown) => shown,
    select: ({ data }) => rowsOf(data),
  });
  const isCurrent = q === text.trim() && !found.isPlaceholderData;
  const first = isCurrent ? found.data?.[0] : undefined;
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.nativeEvent.isComposing) return;
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + by];
    event.preventDefault();
    next?.focus();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={t('search.title')} closeLabel={t('close')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its field and links have the focus. */}
      <div ref={list} onKeyDown={move}>
        <Stack>
          <Field label={t('search.label')} help={t('search.help')}>
            {(aria) => (
              <input
                {...aria}
                data-autofocus
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={100}
                className={inputStyles.input}
                value={text}
                onChange={({ target }) => setText(target.value)}
                onKeyDown={({ key, nativeEvent }) => {
                  if (key !== 'Enter' || nativeEvent.isComposing || !first) return;
                  onClose();
                  void navigate(first.to);
                }}
              />
            )}
          </Field>
          {q !== '' && (
            <Loaded source={found} label={t('search.title')} count={2} error={t('search.failed')}>
              {(rows) => <Results rows={rows} onOpen={onClose} />}
            </Loaded>
          )}
        </Stack>
      </div>
    </Modal>
  );
}

function Results({ rows, onOpen }: { rows: readonly Row[]; onOpen: () => void }): ReactNode {
  return (
    <>
      <Text size="sm" tone="dim" role="status">
        {rows.length === 0 ? t('search.none') : t('search.count', { count: rows.length })}
      </Text>
      <ul className={styles.rows}>
        {rows.map(({ to, title, line, badge }) => (
          <li key={to + title}>
            <Link to={to} className={styles.row} onClick={onOpen}>
              <span className={styles.title}>{title}</span>
              {badge && <Badge>{badge}</Badge>}
              <span className={styles.line}>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { Paged } from '@porao/features';
import { Link, Navigate, useLocation, useNavigate } from '@porao/platform';
import { Button, EmptyState, type EmptyStateProps, Group, LinkButton, Stack, Text } from '@porao/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { isHidden, useActs } from '../acts/acts.list.ts';
import { KeySign } from '../keyboard/key.button.tsx';
import { useKeys } from '../keyboard/keys.ts';
import { Loaded } from '../loaded.tsx';
import { t } from '../messages.ts';
import { Pager } from './pager.tsx';
import styles from './queue.module.css';
import { rememberOrder } from './queue-order.ts';
import { type RowId, type RowProps, useRovingFocus } from './roving-focus.ts';
import { useListParams } from './search-params.ts';

/** Is what a letter does with the current row, or with all selected ones. */
export interface RowAct<Row> {
  key: string;
  label: string;
  act: (rows: readonly Row[]) => void;
  /** Returns whether the act makes sense for a row; without it, always. */
  can?: (row: Row) => boolean;
  /** Safe for several at once: rows can then be selected. */
  several?: boolean;
}

export interface QueueProps<Row extends { id: RowId }> {
  source: Paged<Row>;
  label: string;
  error: string;
  empty: EmptyStateProps;
  /** Returns the name that an act on the row uses: `request:7`. */
  subject: (row: Row) => string;
  /** The page of a row, which Enter opens. */
  to: (row: Row) => string;
  title: (row: Row) => ReactNode;
  children?: (row: Row) => ReactNode;
  /** At the end of the line: badges, how long it waits. */
  renderBeside?: (row: Row) => ReactNode;
  acts?: readonly RowAct<Row>[];
}

/** A list for work: the keys move through it, a letter acts, and the next row takes the place of one that goes. */
export function Queue<Row extends { id: RowId }>(props: QueueProps<Row>): ReactNode {
  const { source, label, error } = props;
  return (
    <Loaded source={source} label={label} count={5} error={error}>
      {(page) => <Rows {...props} rows={page.data} last={page.last_page} />}
    </Loaded>
  );
}

function Rows<Row extends { id: RowId }>(
  props: QueueProps<Row> & { rows: readonly Row[]; last: number },
): ReactNode {
  const { source, label, empty, subject, to, title, children, renderBeside, acts = [], last } = props;
  const pending = useActs();
  const params = useListParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const rows = props.rows.filter((row) => !isHidden(pending, subject(row)));
  const focus = useRovingFocus(rows.map(({ id }) => id));
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  const current = rows.find(({ id }) => id === focus.current);
  const canSelect = acts.some(({ several }) => several);

  useEffect(() => {
    rememberOrder(
      pathname,
      props.rows.map((row) => ({ id: row.id, subject: subject(row) })),
      search,
    );
  }, [pathname, search, props.rows, subject]);

  const toggle = (id: RowId) =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const goTo = (page: number) => {
    if (page >= 1 && page <= last) void navigate(params.toPage(page));
  };
  const run = ({ act, can = () => true, several = false }: RowAct<Row>) => {
    const on = (several && chosen.length > 0 ? chosen : current ? [current] : []).filter(can);
    if (on.length > 0) act(on);
    setSelected(new Set());
  };
  useKeys([
    { key: 'j', label: t('keys.next'), act: () => focus.move(1), repeats: true },
    { key: 'k', label: t('keys.previous'), act: () => focus.move(-1), repeats: true },
    { key: 'enter', label: t('keys.open'), act: () => current && void navigate(to(current)) },
    ...(canSelect ? [{ key: 'x', label: t('keys.select'), act: () => current && toggle(current.id) }] : []),
    ...acts.map((act) => ({ key: act.key, label: act.label, act: () => run(act) })),
    { key: 'n', label: t('keys.next-page'), act: () => goTo(params.page + 1) },
    { key: 'p', label: t('keys.previous-page'), act: () => goTo(params.page - 1) },
  ]);

  if (props.rows.length === 0 && params.page > last) return <Navigate replace to={params.toPage(last)} />;
  if (rows.length === 0 && last <= 1) {
    const all = search !== '' && <LinkButton to={pathname}>{t('queue.all')}</LinkButton>;
    return <EmptyState action={all} {...empty} />;
  }
  return (
    <Stack aria-busy={source.isPlaceholderData || undefined}>
      <Selection
        count={chosen.length}
        onClear={() => setSelected(new Set())}
        acts={acts.filter(({ several }) => several).map((act) => ({ ...act, act: () => run(act) }))}
      />
      <ul
        aria-label={label}
        className={styles.rows}
        data-old={source.isPlaceholderData || undefined}
        data-main-content
      >
        {rows.map((row) => (
          <QueueRow
            key={row.id}
            to={to(row)}
            title={title(row)}
            beside={renderBeside?.(row)}
            isCurrent={row.id === focus.current}
            linkProps={focus.rowProps(row.id)}
            selected={canSelect ? selected.has(row.id) : undefined}
            onSelect={() => toggle(row.id)}
          >
            {children?.(row)}
          </QueueRow>
        ))}
      </ul>
      <Pager page={Math.min(params.page, last)} last={last} to={params.toPage} list={label} />
    </Stack>
  );
}

interface SelectionProps {
  count: number;
  onClear: () => void;
  acts: readonly { key: string; label: string; act: () => void }[];
}

function Selection({ count, onClear, acts }: SelectionProps): ReactNode {
  return (
    <div role="status">
      {count > 0 && (
        <Group>
          <Text weight="bold">{t('queue.selected', { count })}</Text>
          {acts.map(({ key, label, act }) => (
            <Button key={key} size="sm" aria-keyshortcuts={key.toUpperCase()} onClick={act}>
              {label}
              <KeySign letter={key} />
            </Button>
          ))}
          <Button size="sm" variant="subtle" onClick={onClear}>
            {t('queue.clear')}
          </Button>
        </Group>
      )}
    </div>
  );
}

interface QueueRowProps {
  to: string;
  title: ReactNode;
  beside: ReactNode;
  children: ReactNode;
  isCurrent: boolean;
  linkProps: RowProps;
  /** Undefined where rows are not selected. */
  selected: boolean | undefined;
  onSelect: () => void;
}

/** A row: the link has the real focus, so that a screen reader reads it as `j` and `k` move. */
function QueueRow(props: QueueRowProps): ReactNode {
  const { to, title, beside, children, isCurrent, linkProps, selected, onSelect } = props;
  return (
    <li className={styles.row} data-current={isCurrent || undefined} data-selected={selected || undefined}>
      {selected !== undefined && (
        <label className={styles.select}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selected}
            onChange={onSelect}
            aria-label={t('queue.select')}
          />
        </label>
      )}
      <div className={styles.main}>
        <Link to={to} className={styles.link} {...linkProps}>
          {title}
        </Link>
        {children && <div className={styles.rest}>{children}</div>}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </li>
  );
}

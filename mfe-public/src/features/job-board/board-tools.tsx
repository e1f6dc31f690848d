import type { BoardFilters, BoardSort } from '@porao/contracts/board-filters';
import { sentByChoice } from '@porao/contracts/page';
import { Link, useLocation } from '@porao/platform';
import { Button, GetForm, Icon, type IconName } from '@porao/ui';
import { t } from '../../common/messages.ts';
import styles from './board-tools.module.css';
import { boardTo } from './board-url.ts';
import { type BoardView, inView } from './view.ts';

interface BoardToolsProps {
  filters: BoardFilters;
  view: BoardView;
  onChange: (changes: Partial<BoardFilters>) => void;
}

export function BoardTools({ filters, view, onChange }: BoardToolsProps) {
  const { search } = useLocation();
  const orders: BoardSort[] = filters.place ? ['newest', 'nearest', 'salary'] : ['newest', 'salary'];
  return (
    <div className={styles.tools}>
      <nav aria-label={t('view.label')} className={styles.views}>
        <ViewLink
          to={inView(search, 'list')}
          icon="list"
          label={t('view.list')}
          isCurrent={view === 'list'}
        />
        <ViewLink to={inView(search, 'map')} icon="map" label={t('view.map')} isCurrent={view === 'map'} />
      </nav>
      {view === 'list' && (
        <GetForm to={boardTo(filters, { sort: 'newest' })} {...{ [sentByChoice]: '' }}>
          <label className={styles.sort}>
            <span>{t('sort.label')}</span>
            <select
              name="sort"
              value={sentAs(filters.sort)}
              onChange={({ target }) => {
                const sort = orders.find((name) => name === target.value) ?? 'newest';
                onChange({ sort });
              }}
            >
              {orders.map((name) => (
                <option key={name} value={sentAs(name)}>
                  {t(`sort.${name}`)}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size={18} />
          </label>
          <noscript>
            <Button type="submit" variant="default" size="sm">
              {t('sort.apply')}
            </Button>
          </noscript>
        </GetForm>
      )}
    </div>
  );
}

/** Sent empty, it is no parameter of the address. */
const sentAs = (sort: BoardSort): string => (sort === 'newest' ? '' : sort);

interface ViewLinkProps {
  to: string;
  icon: IconName;
  label: string;
  isCurrent: boolean;
}

function ViewLink({ to, icon, label, isCurrent }: ViewLinkProps) {
  return (
    <Link to={to} replace className={styles.view} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} size={18} />
      {label}
    </Link>
  );
}

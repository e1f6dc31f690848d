import { formatDigits, Link } from '@porao/platform';
import { cx, Icon } from '@porao/ui';
import type { ComponentProps } from 'react';
import styles from './page-buttons.module.css';

type To = ComponentProps<typeof Link>['to'];

interface PageButtonsProps {
  /** From 1. */
  page: number;
  last: number;
  /** Where a page is: links, so that back and a new tab work. */
  to: (page: number) => To;
  /** Names the group for screen readers. */
  label: string;
  /** Read aloud for a number: 'Page 3'. */
  pageLabel: (page: string) => string;
  previousLabel: string;
  nextLabel: string;
}

/** The pages of a list: up to five numbers with ellipses, and the steps beside them where there is room. Nothing for
 * one page. */
export function PageButtons(props: PageButtonsProps) {
  const { page, last, to, label, pageLabel, previousLabel, nextLabel } = props;
  if (last <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <Step to={page > 1 ? to(page - 1) : null} label={previousLabel} icon="chevron-left" />
        {pageWindow(page, last).map((number, place) =>
          number === null ? (
            <li key={place === 1 ? 'before' : 'after'} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                className={styles.page}
                aria-label={pageLabel(formatDigits(number))}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatDigits(number)}
              </Link>
            </li>
          ),
        )}
        <Step to={page < last ? to(page + 1) : null} label={nextLabel} icon="chevron-right" />
      </ul>
    </nav>
  );
}

function Step(props: { to: To | null; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  const icon = <Icon name={props.icon} />;
  return (
    <li className={styles.step}>
      {props.to === null ? (
        <span className={cx(styles.page, styles.off)}>{icon}</span>
      ) : (
        <Link to={props.to} className={styles.page} aria-label={props.label}>
          {icon}
        </Link>
      )}
    </li>
  );
}

/** At most five page numbers, with null for those left out between two. */
export function pageWindow(page: number, last: number): (number | null)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  if (last <= 5) return range(1, last);
  if (page <= 3) return [...range(1, 4), null, last];
  if (page >= last - 2) return [1, null, ...range(last - 3, last)];
  return [1, null, ...range(page - 1, page + 1), null, last];
}

import type { OpsJobDetail, TutorFit } from '@porao/contracts';
import { formatMoney, formatNumber } from '@porao/platform';
import { Icon } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './jobs.module.css';
import { t } from './messages.ts';

interface MarkProps {
  /** Null where it is neither good nor bad. */
  fits: boolean | null;
  children: ReactNode;
}

/** A part of the fit: a mark and words, so that it does not depend on colour. */
function Mark({ fits, children }: MarkProps): ReactNode {
  const icon = fits === null ? 'info' : fits ? 'check' : 'close';
  return (
    <li data-fits={fits ?? undefined}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </li>
  );
}

export const fitColumns = ['teaching', 'lessons', 'work', 'profile'] as const;
type Column = (typeof fitColumns)[number];

interface FitProps {
  fit: TutorFit;
  job: OpsJobDetail;
}

const sentences = (...texts: (string | false)[]) => texts.filter(Boolean).join(' ');

function Teaching({ fit, job }: FitProps): ReactNode {
  const missing = job.subjects.filter(({ id }) => !fit.subject_ids.includes(id));
  const names = missing.map((one) => one.subject_name).join(', ');
  const places = { count: formatNumber(fit.subject_ids.length), all: formatNumber(job.subjects.length) };
  return (
    <>
      <Mark fits={missing.length === 0}>
        {sentences(t('fit.subjects', places), missing.length > 0 && t('fit.subjects.missing', { names }))}
      </Mark>
      <Mark fits={fit.teaches_class}>{t(fit.teaches_class ? 'fit.class' : 'fit.class.not')}</Mark>
      <Mark fits={fit.gender_fits}>
        {sentences(t(`facts.gender.${fit.gender}`), !fit.gender_fits && t('fit.gender.not'))}
      </Mark>
    </>
  );
}

function Lessons({ fit, job }: FitProps): ReactNode {
  const days = { free: formatNumber(fit.free_days), all: formatNumber(job.days_in_week) };
  return (
    <>
      <Mark fits={fit.offers_place}>
        {t(fit.offers_place ? 'fit.place' : 'fit.place.not', { place: job.tutoring_place })}
      </Mark>
      <Mark fits={fit.same_city ? null : false}>
        {fit.same_city ? distanceOf(fit.distance_km) : t('fit.city.not')}
      </Mark>
      <Mark fits={fit.free_days >= job.days_in_week}>{t('fit.days', days)}</Mark>
    </>
  );
}

function Work({ fit, job }: FitProps): ReactNode {
  const { count, ended_early } = fit.deals;
  const { expected_salary: wanted } = fit;
  return (
    <>
      <Mark fits={count > 0 ? ended_early === 0 : null}>
        {sentences(
          t('fit.deals', { count }),
          ended_early > 0 && t('fit.deals.early', { count: ended_early }),
        )}
      </Mark>
      {fit.proved && (
        <Mark fits>
          {t('fit.proved', {
            months: formatNumber(fit.proved.months),
            lessons: formatNumber(fit.proved.lessons),
            on_time: formatNumber(fit.proved.on_time),
          })}
        </Mark>
      )}
      <Mark fits={wanted === null ? null : wanted <= job.actual_salary}>
        {wanted === null ? t('fit.salary.none') : t('fit.salary', { amount: formatMoney(wanted) })}
      </Mark>
    </>
  );
}

function Profile({ fit }: FitProps): ReactNode {
  const status = fit.account_status;
  return (
    <>
      <Mark fits={null}>{t('fit.completion', { percent: formatNumber(fit.completion) })}</Mark>
      {status !== null && <Mark fits={status === 'Green'}>{t(`account.${status}`)}</Mark>}
      {fit.verified_credentials.map((title) => (
        <Mark key={title} fits>
          {t('fit.verified', { title })}
        </Mark>
      ))}
    </>
  );
}

const parts: Readonly<Record<Column, (props: FitProps) => ReactNode>> = {
  teaching: Teaching,
  lessons: Lessons,
  work: Work,
  profile: Profile,
};

export function FitCells(props: FitProps): ReactNode {
  return fitColumns.map((column) => {
    const Part = parts[column];
    return (
      <div key={column} className={styles.cell}>
        <h4 className={styles.columnName}>{t(`fit.column.${column}`)}</h4>
        <ul className={styles.marks}>
          <Part {...props} />
        </ul>
      </div>
    );
  });
}

function distanceOf(km: number | null): string {
  return km === null ? t('fit.distance.unknown') : t('fit.distance', { km: formatNumber(km) });
}

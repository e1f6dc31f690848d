import { radiusOptions } from '@porao/contracts/constants';
import { formatDigits, formatNumber } from '@porao/platform';
import { Button, Text } from '@porao/ui';
import { BottomSheet } from '@porao/ui/overlays';
import { useId, useState } from 'react';
import { t } from '../../common/messages.ts';
import { Choice } from './choice.tsx';
import styles from './filter-panel.module.css';
import { type BoardFilters, genderNames, type Radius, salaryPresetNames } from './filters.ts';
import { PlaceSearch } from './place-search.tsx';

export interface FilterPanelProps {
  opened: boolean;
  filters: BoardFilters;
  onApply: (filters: BoardFilters) => void;
  onClose: () => void;
}

/** Side panel on desktop, bottom sheet on phones. Nothing changes before Apply. */
export function FilterPanel({ opened, filters, onApply, onClose }: FilterPanelProps) {
  const [draft, setDraft] = useState(filters);
  const [text, setText] = useState(filters.place ? filters.place.name || t('chip.chosenPlace') : '');
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const within = useId();

  const submit = () => {
    const unfinished = text.trim() !== '' && !draft.place;
    setMissing(unfinished);
    if (unfinished) document.getElementById(`${form}-place`)?.focus();
    else onApply(draft);
  };

  return (
    <BottomSheet
      opened={opened}
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={t('filter.dismiss')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('filter.close')}
          </Button>
          <Button type="submit" form={form}>
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PlaceSearch
          id={`${form}-place`}
          text={text}
          error={isMissing ? t('filter.locationMissing') : null}
          onText={(next) => {
            setText(next);
            setMissing(false);
            setDraft({ ...draft, place: null });
          }}
          onPlace={(place) => {
            setText(place.name);
            setMissing(false);
            setDraft({ ...draft, place });
          }}
        />
        <div className={styles.field}>
          <label htmlFor={within}>{t('filter.within')}</label>
          <select
            id={within}
            className={styles.control}
            value={draft.distance}
            aria-describedby={`${within}-help`}
            onChange={(event) => setDraft({ ...draft, distance: Number(event.target.value) as Radius })}
          >
            {radiusOptions.map((radius) => (
              <option key={radius} value={radius}>
                {t('filter.km', { number: formatNumber(radius) })}
              </option>
            ))}
          </select>
          <Text size="xs" tone="dim" id={`${within}-help`}>
            {draft.place ? draft.place.name : t('filter.withinHelp')}
          </Text>
        </div>
        <Choice
          label={t('filter.gender')}
          value={draft.gender}
          options={genderNames.map((value) => ({ value, label: t(`gender.${value}`) }))}
          onChange={(gender) => setDraft({ ...draft, gender })}
        />
        <Choice
          label={t('filter.salary')}
          value={draft.salary ?? 'any'}
          options={[
            { value: 'any', label: t('filter.salaryAny') },
            ...salaryPresetNames.map((value) => ({ value, label: formatDigits(value) })),
          ]}
          onChange={(salary) => setDraft({ ...draft, salary: salary === 'any' ? null : salary })}
        />
      </form>
    </BottomSheet>
  );
}

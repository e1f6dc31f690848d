import type { BoardFilters } from '@porao/contracts/board-filters';
import { Button, Card, Group, LinkButton, Stack, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { boardTo } from './board-url.ts';
import { FilterForm } from './filter.form.tsx';

interface FiltersProps {
  filters: BoardFilters;
  onApply: (filters: BoardFilters) => void;
}

const form = 'board-filters';

/** The filters as a page, where no script opens their panel. */
export default function Filters({ filters, onApply }: FiltersProps) {
  return (
    <Card roomy as="section" aria-labelledby={`${form}-title`} data-main-content>
      <Stack>
        <Title order={2} size={3} id={`${form}-title`}>
          {t('filter.title')}
        </Title>
        <FilterForm id={form} filters={filters} onApply={onApply} />
        <Group>
          <Button type="submit" form={form}>
            {t('filter.apply')}
          </Button>
          <LinkButton to={boardTo(filters)} variant="default">
            {t('filter.close')}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  );
}

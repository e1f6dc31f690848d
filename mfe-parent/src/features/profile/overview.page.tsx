import type { CurrentUser } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatDigits } from '@porao/platform';
import { DefinitionGrid, LinkButton } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { ProfileLayout } from './profile.layout.tsx';

export default function OverviewPage() {
  return <ProfileLayout>{(user) => <PersonalCard user={user} />}</ProfileLayout>;
}

const given = (text: string | null | undefined): string => text?.trim() || t('none');

function PersonalCard({ user }: { user: CurrentUser }) {
  const { parent } = user;
  return (
    <TitledCard
      title={t('profile.personal')}
      beside={
        <LinkButton to={paths.personalInfo} variant="light" size="sm" icon="edit">
          {t('profile.edit')}
        </LinkButton>
      }
    >
      <DefinitionGrid
        minColumn="14rem"
        items={[
          { icon: 'user', label: t('profile.name'), value: given(user.name) },
          { icon: 'phone', label: t('profile.number'), value: formatDigits(given(user.phone_no)) },
          {
            icon: 'phone',
            label: t('profile.additional'),
            value: formatDigits(given(parent?.additional_phone_number)),
          },
          { icon: 'mail', label: t('profile.email'), value: given(user.email) },
          { icon: 'calendar', label: t('profile.created'), value: formatDate(user.created_at, 'long') },
          { icon: 'info', label: t('profile.about'), value: given(parent?.about) },
        ]}
      />
    </TitledCard>
  );
}

import type { TutorProfile } from '@porao/contracts';
import { Card, LoadingState } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { hasPersonal } from '../../common/profile/filled.ts';
import { useGap } from '../../common/profile/next-gap.ts';
import { PersonalFacts } from '../../common/profile/personal.facts.tsx';
import { useTutorProfile } from '../../common/profile/profile.queries.ts';
import { EditCard } from './edit.card.tsx';
import { lazyForm } from './lazy-form.tsx';
import { useOpenCards } from './open-cards.ts';
import { UpdateLayout } from './update.layout.tsx';

const PersonalForm = lazyForm(
  () => import(/* webpackChunkName: "personal-form" */ './personal.form.tsx'),
  19,
);

/** Shows who the tutor is, which is saved as a whole. */
export default function PersonalPage() {
  const profile = useTutorProfile();
  return (
    <UpdateLayout
      tab="personal"
      needs={{ profile }}
      skeleton={<LoadingState label={t('profile.loading')} count={1} />}
    >
      {(locked) => profile.data && <PersonalCard profile={profile.data.data} locked={locked} />}
    </UpdateLayout>
  );
}

function PersonalCard({ profile, locked }: { profile: TutorProfile; locked: boolean }) {
  const cards = useOpenCards(useGap('personal') === 0 ? null : 'personal');
  const facts = <PersonalFacts info={profile.personal_info} />;
  if (locked) return <Card>{facts}</Card>;
  return (
    <EditCard name="personal" cards={cards} closed={hasPersonal(profile) && facts}>
      {(done) => <PersonalForm profile={profile} done={done} />}
    </EditCard>
  );
}

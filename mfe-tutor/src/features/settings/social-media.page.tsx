import type { CurrentUser } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { Anchor, DefinitionGrid, Text } from '@porao/ui';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { SettingsLayout } from './settings.layout.tsx';
import { type Links, SocialForm, socialTypes } from './social.form.tsx';

const nothing: Links = { facebook: null, instagram: null, linkedin: null, x: null };

export default function SocialMediaPage() {
  return <SettingsLayout>{(user, locked) => <SocialMedia user={user} locked={locked} />}</SettingsLayout>;
}

function SocialMedia({ user, locked }: { user: CurrentUser; locked: boolean }) {
  const links: Links = user.tutor ?? nothing;
  const items = socialTypes.map((type) => ({
    label: t(`social.${type}`),
    value: <SocialLink href={links[type]} />,
    wide: true,
  }));
  return (
    <>
      {locked && <LockedNotice />}
      <TitledCard title={t('social.current')} roomy>
        <DefinitionGrid items={items} minColumn="14rem" />
      </TitledCard>
      <SocialForm links={links} locked={locked} />
    </>
  );
}

function SocialLink({ href }: { href: string | null }) {
  if (href === null) {
    return (
      <Text as="span" tone="dim">
        {t('social.none')}
      </Text>
    );
  }
  return (
    <Anchor href={href} target="_blank" rel="noreferrer">
      {href.replace(/^https?:\/\/(www\.)?/, '')}
    </Anchor>
  );
}

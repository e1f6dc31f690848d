import { type CurrentUser, WebUrl } from '@porao/contracts';
import { answerMessage, ruled, TitledCard, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Anchor, DefinitionGrid, Text } from '@porao/ui';
import { Form, FormError, SelectField, SubmitButton, TextField } from '@porao/ui/forms';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { profileChanged } from '../../common/profile/profile.queries.ts';
import { SettingsLayout } from './settings.layout.tsx';

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

const socialTypes = ['facebook', 'instagram', 'linkedin', 'x'] as const;
type SocialType = (typeof socialTypes)[number];
type Links = Pick<NonNullable<CurrentUser['tutor']>, SocialType>;

interface Values {
  type: SocialType | undefined;
  link: string;
}

const schema = ruled<Values>(({ type, link }) => {
  const issues: { message: string; path: string[] }[] = [];
  if (!type) issues.push({ path: ['type'], message: 'Please select a type.' });
  if (link.trim() === '') issues.push({ path: ['link'], message: 'Please enter a link.' });
  else if (!WebUrl.safeParse(link).success) issues.push({ path: ['link'], message: 'link.invalid' });
  return issues;
});

const empty: Values = { type: undefined, link: '' };
const atLink = { facebook: 'link', instagram: 'link', linkedin: 'link', x: 'link' } as const;

/** Sets one link; those of the other types stay as they are. */
function SocialForm({ links, locked }: { links: Links; locked: boolean }) {
  const { form, submit } = useWriteForm({
    schema,
    start: empty,
    send: ({ type, link }) =>
      call('POST /api/update-social-media', { body: type ? { [type]: link.trim() } : {} }),
    event: () => profileChanged('social-media'),
    success: answerMessage,
    rename: atLink,
    onDone: (_answer, _values, { reset }) => reset(empty),
  });
  const showKept = () => {
    const { type } = form.getValues();
    if (type && !form.getFieldState('link').isDirty)
      form.resetField('link', { defaultValue: links[type] ?? '' });
  };
  return (
    <TitledCard title={t('social.set')} roomy>
      <Form form={form} onSubmit={submit} label={t('social.set')}>
        <FormError form={form} title={t('social.failed')} />
        <SelectField
          form={form}
          name="type"
          label={t('social.type')}
          placeholder={t('social.choose')}
          options={socialTypes.map((type) => ({ value: type, label: t(`social.${type}`) }))}
          onPicked={showKept}
          disabled={locked}
        />
        <TextField
          form={form}
          name="link"
          type="url"
          inputMode="url"
          label={t('social.link')}
          placeholder="https://"
          maxLength={500}
          disabled={locked}
        />
        <SubmitButton form={form} size="lg" busyLabel={t('social.busy')} disabled={locked}>
          {t('social.submit')}
        </SubmitButton>
      </Form>
    </TitledCard>
  );
}

import { type CurrentUser, WebUrl } from '@porao/contracts';
import { answerMessage, ruled, TitledCard, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Form, FormError, SelectField, SubmitButton, TextField } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { profileChanged } from '../../common/profile/profile.queries.ts';

export const socialTypes = ['facebook', 'instagram', 'linkedin', 'x'] as const;
type SocialType = (typeof socialTypes)[number];
export type Links = Pick<NonNullable<CurrentUser['tutor']>, SocialType>;

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
export function SocialForm({ links, locked }: { links: Links; locked: boolean }) {
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

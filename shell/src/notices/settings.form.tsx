import type { NoticeChannel, NoticeKind, NoticeSettings } from '@porao/contracts';
import { noticeChannels, noticeKinds, noticeRules } from '@porao/contracts/constants';
import { answerMessage, useWriteForm } from '@porao/features';
import { call, useQueryClient } from '@porao/platform';
import { Card, Grid, Stack, Text, Title } from '@porao/ui';
import {
  ChoiceChipsField,
  Form,
  FormError,
  RadioField,
  SubmitButton,
  schemaOf,
  TextField,
} from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

interface SettingsFormProps {
  settings: NoticeSettings;
  roles: readonly string[];
}

interface Values {
  language: NoticeSettings['language'];
  from: string;
  to: string;
  /** Those that are on. */
  channels: Partial<Record<NoticeKind, NoticeChannel[]>>;
}

/** Not from the contracts: they would bring zod along for two fields. */
const schema = schemaOf<Values, Values>((given) => {
  const value = given as Values;
  const missing = (['from', 'to'] as const).filter((name) => value[name] === '');
  if (missing.length === 0) return { value };
  return { issues: missing.map((name) => ({ message: t('quiet.missing'), path: [name] })) };
});

/** The kinds that an account of these roles is told of. */
const kindsOf = (roles: readonly string[]): NoticeKind[] =>
  noticeKinds.filter((kind) => noticeRules[kind].roles.some((role) => roles.includes(role)));

const valuesOf = ({ language, quiet_hours, channels }: NoticeSettings): Values => ({
  language,
  ...quiet_hours,
  channels: Object.fromEntries(
    noticeKinds.map((kind) => [kind, noticeRules[kind].channels.filter((one) => channels[kind][one])]),
  ),
});

/** Channels of each kind, quiet hours and language, saved at once. */
export function SettingsForm({ settings, roles }: SettingsFormProps): ReactNode {
  const client = useQueryClient();
  const kinds = kindsOf(roles);
  const { form, submit } = useWriteForm<Values, Values, { message: string; data: unknown }>({
    schema,
    start: valuesOf(settings),
    send: ({ language, from, to, channels }) => {
      const chosen = (kind: NoticeKind) =>
        Object.fromEntries(
          noticeRules[kind].channels.map((one) => [one, channels[kind]?.includes(one) ?? false]),
        );
      const body = {
        language,
        quiet_hours: { from, to },
        channels: Object.fromEntries(kinds.map((kind) => [kind, chosen(kind)])),
      };
      return call('POST /api/notices/settings', { body });
    },
    success: answerMessage,
    rename: { 'quiet_hours.from': 'from', 'quiet_hours.to': 'to' },
    onDone: ({ data }) => client.setQueryData(['GET /api/notices/settings', {}], data),
  });
  return (
    <Card as="section" roomy>
      <Form form={form} onSubmit={submit} label={t('title')}>
        <FormError form={form} title={t('save.failed')} />
        <Title order={2} size={3}>
          {t('kinds.title')}
        </Title>
        {kinds.map((kind) => (
          <ChoiceChipsField
            key={kind}
            form={form}
            name={`channels.${kind}`}
            label={t(`kind.${kind}`)}
            options={noticeChannels
              .filter((one) => noticeRules[kind].channels.includes(one))
              .map((one) => ({ value: one, label: t(`channel.${one}`) }))}
          />
        ))}
        <Stack gap="xs">
          <Title order={2} size={3}>
            {t('quiet.title')}
          </Title>
          <Text tone="dim">{t('quiet.text')}</Text>
        </Stack>
        <Grid minColumn="8rem">
          <TextField form={form} name="from" type="time" label={t('quiet.from')} />
          <TextField form={form} name="to" type="time" label={t('quiet.to')} />
        </Grid>
        <RadioField
          form={form}
          name="language"
          label={t('language')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'bn', label: 'বাংলা' },
          ]}
        />
        <SubmitButton form={form} size="lg" busyLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { SegmentedChoice, Select, SuggestInput } from '../src/controls.ts';
import { Form, FormError, PasswordField, SubmitButton, TextField, useForm } from '../src/forms.ts';
import { LandingIllustration } from '../src/illustrations.ts';
import {
  ActionIcon,
  Badge,
  Box,
  Button,
  Card,
  CardAction,
  DefinitionGrid,
  Divider,
  Grid,
  Group,
  Icon,
  LinkAnchor,
  LinkButton,
  PageHeader,
  ProgressBar,
  Stack,
  StatCard,
  Text,
  Title,
} from '../src/index.ts';
import { words as w } from './words.ts';

export function Landing(): ReactNode {
  return (
    <Grid cols={1} colsDesktop={2} gap="xl" style={{ alignItems: 'center', paddingBlock: 'var(--space-xl)' }}>
      <Stack gap="lg">
        <Title order={1} size="hero">
          {w.hero}
        </Title>
        <Text size="lg" tone="dim">
          {w.heroText}
        </Text>
        <Group gap="sm">
          <LinkButton to="/crm/hire-tutor" size="lg">
            {w.hire}
          </LinkButton>
          <LinkButton to="/auth/tutor/signup" size="lg" variant="default">
            {w.become}
          </LinkButton>
        </Group>
      </Stack>
      <LandingIllustration />
    </Grid>
  );
}

export function JobCard({ applied = false }: { applied?: boolean }): ReactNode {
  const [saved, setSaved] = useState(applied);
  return (
    <Card as="article" interactive>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="start">
          <Stack gap="2xs">
            <Group>
              <Title order={2} size={3}>
                <LinkAnchor to="/job-details/1041" look="plain" stretched>
                  {w.student}
                </LinkAnchor>
              </Title>
              {applied && (
                <Badge tone="success" icon="check">
                  {w.applied}
                </Badge>
              )}
            </Group>
            <Text size="sm" tone="dim">
              {w.location}
            </Text>
          </Stack>
          <CardAction>
            <ActionIcon
              icon={saved ? 'bookmark-filled' : 'bookmark'}
              label={w.save}
              aria-pressed={saved}
              onClick={() => setSaved(!saved)}
            />
          </CardAction>
        </Group>
        <DefinitionGrid
          items={[
            { label: w.salaryLabel, value: w.salary, icon: 'money' },
            { label: w.daysLabel, value: w.days, icon: 'calendar' },
            { label: w.subjectsLabel, value: w.subjects, icon: 'book', wide: true },
          ]}
        />
        <Divider />
        <Group justify="space-between">
          <Group>
            <Badge tone="brand">{w.place}</Badge>
            <Badge tone="accent">{w.prefers}</Badge>
          </Group>
          <Text size="xs" tone="dim">
            {w.posted}
          </Text>
        </Group>
      </Stack>
    </Card>
  );
}

export function Board(): ReactNode {
  const [area, setArea] = useState('');
  const [gender, setGender] = useState<number>(3);
  const [radius, setRadius] = useState<number | null>(5);
  return (
    <>
      <PageHeader
        title={w.board}
        text={w.found}
        actions={
          <Button variant="default" icon="filter">
            {w.filters}
          </Button>
        }
      />
      <Flow>
        <Card>
          <Stack>
            <SuggestInput
              label={w.area}
              placeholder={w.areaHint}
              value={area}
              onChange={setArea}
              suggestions={area ? [{ key: 1, label: w.location }] : []}
              onPick={(place) => setArea(place.label)}
              clearLabel={w.close}
            />
            <Select
              label={w.radius}
              value={radius}
              onChange={setRadius}
              options={[5, 10, 20].map((value) => ({ value, label: `${value} km` }))}
            />
            <SegmentedChoice
              label={w.gender}
              value={gender}
              onChange={setGender}
              options={[
                { value: 3, label: w.any },
                { value: 1, label: w.male },
                { value: 2, label: w.female },
              ]}
            />
          </Stack>
        </Card>
        <Stack>
          <JobCard />
          <JobCard applied />
          <JobCard />
        </Stack>
      </Flow>
    </>
  );
}

function Flow({ children }: { children: ReactNode }): ReactNode {
  return <Box className="gallery-flow">{children}</Box>;
}

export function Dashboard(): ReactNode {
  return (
    <Stack>
      <Title order={2}>{w.name}</Title>
      <Card look="mango">
        <Stack gap="xs">
          <Group justify="space-between">
            <Text weight="bold">{w.complete}</Text>
            <Text weight="bold">65 %</Text>
          </Group>
          <ProgressBar value={65} label={w.complete} />
          <Text size="sm">{w.completeText}</Text>
        </Stack>
      </Card>
      <Grid cols={2} colsDesktop={4}>
        <StatCard value="18" label={w.near} icon="location" to="/a" />
        <StatCard value="6" label={w.appliedJobs} icon="send" to="/b" />
        <StatCard value="2" label={w.shortlisted} icon="star" to="/c" />
        <StatCard value="1" label={w.confirmed} icon="check" to="/d" />
      </Grid>
    </Stack>
  );
}

const schema = z.object({ phone_no: z.string().min(1, w.phone), password: z.string().min(8, w.failed) });

export function SignIn(): ReactNode {
  const form = useForm({ schema, defaultValues: { phone_no: '01700000001', password: '' } });
  return (
    <Card roomy style={{ maxWidth: '28rem', marginInline: 'auto', width: '100%' }}>
      <Stack>
        <Stack gap="2xs">
          <Title order={2}>{w.signIn}</Title>
          <Text tone="dim">{w.signInText}</Text>
        </Stack>
        <Form form={form} onSubmit={() => form.setError('root.server', { message: w.failed })}>
          <FormError form={form} />
          <TextField form={form} name="phone_no" label={w.phone} autoComplete="username" icon="user" />
          <PasswordField
            form={form}
            name="password"
            label={w.password}
            showLabel={w.show}
            hideText={w.hide}
          />
          <LinkAnchor to="/auth/forgotten-password">{w.forgot}</LinkAnchor>
          <SubmitButton form={form} busyLabel={w.going} size="lg" fullWidth>
            {w.go}
          </SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}

export function Icons({ names }: { names: readonly Parameters<typeof Icon>[0]['name'][] }): ReactNode {
  return (
    <Group gap="sm">
      {names.map((name) => (
        <Icon key={name} name={name} size={24} />
      ))}
    </Group>
  );
}

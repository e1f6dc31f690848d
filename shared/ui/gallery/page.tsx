import '../src/styles.css';
import { MemoryRouter } from '@porao/platform/shell';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SegmentedChoice, Select, SuggestInput } from '../src/controls.ts';
import { type IconName, paths } from '../src/icon/paths.ts';
import { LandingIllustration, LostIllustration } from '../src/illustrations.ts';
import {
  ActionIcon,
  Avatar,
  Badge,
  Button,
  Card,
  DefinitionGrid,
  EmptyState,
  ErrorState,
  Grid,
  Group,
  Icon,
  LinkButton,
  List,
  LoadingState,
  Logo,
  Notice,
  PageContainer,
  PageHeader,
  ProgressBar,
  Stack,
  TabLinks,
  Text,
  Title,
} from '../src/index.ts';
import { BottomSheet, Modal } from '../src/overlays.ts';
import { showToast, ToastHost, useColorMode } from '../src/shell.ts';

/** `?lang=bn` shows the Bengali type. */
const language = new URLSearchParams(location.search).get('lang') === 'bn' ? 'bn' : 'en';
document.documentElement.lang = language;

const say = (en: string, bn: string): string => (language === 'bn' ? bn : en);
const short = say('Tutor', 'শিক্ষক');
const long = say(
  'Tell us what your child needs. Lessons can start the next day.',
  'আপনার সন্তানের কী দরকার আমাদের জানান। পরদিনই পড়া শুরু হতে পারে।',
);
const close = say('Close', 'বন্ধ করুন');

const variants = ['filled', 'accent', 'light', 'default', 'subtle', 'danger'] as const;
const badges = ['neutral', 'brand', 'accent', 'success', 'error', 'info'] as const;
const notices = ['info', 'success', 'warning', 'error'] as const;

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Stack as="section">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  );
}

function Buttons(): ReactNode {
  return (
    <Section title="Buttons, icons">
      <Group>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon="share">
            {short}
          </Button>
        ))}
        <Button size="sm">{short}</Button>
        <Button size="lg">{short}</Button>
        <Button busy>{short}</Button>
        <Button disabled>{short}</Button>
        <LinkButton to="/">{short}</LinkButton>
        <ActionIcon icon="bookmark" label={short} />
      </Group>
      <Group>
        {(Object.keys(paths) as IconName[]).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </Group>
    </Section>
  );
}

function Display(): ReactNode {
  const items = [{ label: short, value: long }];
  return (
    <Section title="Display">
      <Group>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {short}
          </Badge>
        ))}
        <Avatar name={say('Tasnim Jahan', 'তাসনিম জাহান')} />
      </Group>
      {notices.map((tone) => (
        <Notice key={tone} tone={tone} title={short} still>
          {long} <Badge>{short}</Badge>
        </Notice>
      ))}
      <Grid colsDesktop={3}>
        {(['plain', 'soft', 'mango'] as const).map((look) => (
          <Card key={look} look={look}>
            <Badge tone="brand">{short}</Badge>
            <DefinitionGrid items={items} />
          </Card>
        ))}
      </Grid>
      <List items={[{ key: 1, content: long }]} />
      <ProgressBar value={65} label={short} />
      <TabLinks
        label={short}
        items={[
          { to: '/', label: short, count: '6' },
          { to: '/other', label: close },
        ]}
      />
      <Text tone="dim">{long}</Text>
    </Section>
  );
}

function Controls(): ReactNode {
  const [text, setText] = useState('');
  const [value, setValue] = useState<number | null>(1);
  const options = [
    { value: 1, label: short },
    { value: 2, label: close },
  ];
  return (
    <Section title="Controls">
      <SuggestInput
        label={short}
        value={text}
        onChange={setText}
        suggestions={[{ key: 1, label: short, detail: long }]}
        onPick={({ label }) => setText(label)}
        clearLabel={close}
      />
      <Select label={short} help={long} value={value} onChange={setValue} options={options} />
      <SegmentedChoice label={short} error={long} value={value} onChange={setValue} options={options} />
    </Section>
  );
}

function Overlays(): ReactNode {
  const [open, setOpen] = useState<'modal' | 'sheet'>();
  const done = () => setOpen(undefined);
  return (
    <Section title="Overlays">
      <Group>
        <Button onClick={() => setOpen('modal')}>Modal</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => showToast({ tone: 'success', message: long }, close)}>Toast</Button>
      </Group>
      <Modal
        opened={open === 'modal'}
        onClose={done}
        title={short}
        closeLabel={close}
        footer={<Button onClick={done}>{close}</Button>}
      >
        {long}
      </Modal>
      <BottomSheet opened={open === 'sheet'} onClose={done} title={short} closeLabel={close}>
        {long}
      </BottomSheet>
    </Section>
  );
}

function States(): ReactNode {
  return (
    <Section title="States, pictures">
      <LoadingState label={short} count={1} />
      <EmptyState title={short} text={long} picture={<LostIllustration />} />
      <ErrorState title={short} text={long} retryLabel={close} onRetry={() => {}} detail="P-7F3K2" />
      <LandingIllustration />
    </Section>
  );
}

function Gallery(): ReactNode {
  const { mode, toggle } = useColorMode();
  return (
    <PageContainer as="main">
      <Stack gap="xl" py="xl">
        <PageHeader
          title={<Logo name={say('Porao', 'পড়াও')} />}
          actions={<ActionIcon icon={mode === 'dark' ? 'sun' : 'moon'} label={mode} onClick={toggle} />}
        />
        <Buttons />
        <Display />
        <Controls />
        <Overlays />
        <States />
      </Stack>
    </PageContainer>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MemoryRouter>
      <Gallery />
      <ToastHost />
    </MemoryRouter>,
  );

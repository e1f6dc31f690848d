import { formatDate, formatTime, language } from '@porao/platform';
import { Avatar, Badge, Button, Card, Flex, Group, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SampleBadge, saySample } from '../../common/sample.tsx';
import { lesson } from './sample.ts';

interface LessonCardProps {
  order: 2 | 3;
  children?: ReactNode;
  /** Beside 'Join Class'. */
  action?: ReactNode;
}

export function LessonCard({ order, children, action }: LessonCardProps) {
  return (
    <Card as="article">
      <Stack>
        <Flex gap="sm" align="center" wrap="wrap" justify="space-between">
          <Flex gap="sm" align="center">
            <Avatar name={lesson.tutor[language]} decorative />
            <div>
              <Title order={order} size={4}>
                {lesson.subject[language]}
              </Title>
              <Text tone="dim">{lesson.tutor[language]}</Text>
            </div>
          </Flex>
          <Group>
            <SampleBadge />
            <Badge tone="success" icon="check">
              {t('lesson.connected')}
            </Badge>
          </Group>
        </Flex>
        <Text>{t('lesson.when', { date: formatDate(lesson.date), time: formatTime(lesson.time) })}</Text>
        {children}
        <Group>
          <Button onClick={saySample}>{t('lesson.join')}</Button>
          {action}
        </Group>
      </Stack>
    </Card>
  );
}

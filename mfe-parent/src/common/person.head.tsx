import { Avatar, Flex, Group, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';

interface PersonHeadProps {
  name: string;
  /** File name under /storage/profile. */
  photo: string | null;
  badge: ReactNode;
  lines: readonly string[];
}

export function PersonHead({ name, photo, badge, lines }: PersonHeadProps) {
  return (
    <Flex gap="sm" align="start">
      <Avatar name={name} src={photo && `/storage/profile/${photo}`} size="lg" decorative />
      <Stack gap="2xs">
        <Group>
          <Title order={2} size={4}>
            {name}
          </Title>
          {badge}
        </Group>
        {lines.map((line) => (
          <Text key={line} size="sm" tone="dim">
            {line}
          </Text>
        ))}
      </Stack>
    </Flex>
  );
}

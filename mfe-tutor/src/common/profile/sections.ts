/** The four update pages, in their order, with their weights (TUT-041). */
export const updateTabs = [
  { name: 'tutoring', weight: 25 },
  { name: 'education', weight: 30 },
  { name: 'personal', weight: 30 },
  { name: 'certificate', weight: 10 },
] as const;
export type UpdateTab = (typeof updateTabs)[number]['name'];

/** Cards of the tutoring page, by their name in the URL (decision OQ-047). */
export const tutoringCards = [
  'location',
  'category',
  'salary',
  'online',
  'experience',
  'availability',
] as const;
export type TutoringCard = (typeof tutoringCards)[number];

export const updatePath = (tab: UpdateTab, card?: TutoringCard): string =>
  `/tutor/profile/update/${tab}${card ? `#${card}` : ''}`;

import { type OpsReport, ReportWeek } from '@porao/contracts';

const week = (from: string, numbers: Partial<ReportWeek> = {}) => ReportWeek.parse({ from, ...numbers });

export const report: OpsReport = {
  waiting: { requests: 3, credentials: 0, applications: 12 },
  weeks: [
    week('2026-11-14', {
      waited_requests: 2,
      decisions: 4,
      median_hours: 5.5,
      issued: 120_000,
      paid: 90_000,
    }),
    week('2026-11-21', { waited_requests: 1, issued: 3300, due: 3300 }),
  ],
  acts: [
    {
      actor_user_id: 3,
      actor_name: 'Rahim',
      subject: 'request',
      action: 'approve',
      count: 4,
      median_hours: 5.5,
    },
    { actor_user_id: 3, actor_name: 'Rahim', subject: 'user', action: 'note', count: 2, median_hours: null },
  ],
  gaps: [
    {
      city_name: 'Dhaka',
      location_name: 'Mirpur',
      class_name: 'Class 8',
      subject_name: 'Physics',
      open: 4,
      tutors: 1,
    },
  ],
};

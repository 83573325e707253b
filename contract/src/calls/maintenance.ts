import { endpoints } from '../endpoint.ts';

/** What the owner of the portal's machine does with all of it. The command line makes these calls. */
export const maintenance = endpoints({
  'GET /Management/Backup/Rows': {
    summary: 'Every row of every table, as they are at one instant. The command line makes a backup of them.',
    access: 'machine-owner',
    raw: true,
  },
  'GET /Management/Checks': {
    summary: 'Checks rows, files and counters, and reports what does not fit together.',
    access: 'machine-owner',
    raw: true,
  },
});

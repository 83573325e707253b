import { expect, test } from 'vitest';
import { auditQuery, readAuditAddress, writeAuditAddress } from './audit-address.ts';

const person = '11111111-1111-4111-8111-111111111111';
const read = (query: string) => readAuditAddress(new URLSearchParams(query));

test('an address is read and written as it was', () => {
  const query = `action=signed+in&action=person+changed&person=${person}&from=2026-11-01&until=2026-11-30`;
  expect(writeAuditAddress(read(query)).toString()).toBe(query);
  expect(writeAuditAddress(read('')).toString()).toBe('');
});

test('what has another form is left out', () => {
  expect(read('person=me&from=yesterday&until=2026-1-1&action=')).toEqual({
    actions: [],
    personId: '',
    from: '',
    until: '',
  });
});

test('a day that no calendar has is left out; a year that is being typed stays', () => {
  expect(read('from=2026-02-31&until=2026-13-01')).toMatchObject({ from: '', until: '' });
  expect(read('from=0002-11-30').from).toBe('0002-11-30');
});

test('the last day counts as a whole, in the reader’s time zone', () => {
  const auditFilters = auditQuery(read('from=2026-11-30&until=2026-11-30'));
  expect(auditFilters.from).toBe(new Date(2026, 10, 30).toISOString());
  expect(auditFilters.until).toBe(new Date(2026, 11, 1).toISOString());
});

import { expect, test } from 'vitest';
import { joinSql, sql, statementName } from './sql.ts';

test('values become parameters, in order', () => {
  expect(sql`select ${1}, ${'x'}`).toMatchObject({ text: 'select $1, $2', values: [1, 'x'] });
});

test('a piece is put in place and its parameters are renumbered', () => {
  const piece = sql`a = ${1} and b = ${2}`;
  expect(sql`select ${0} where ${piece} or c = ${3}`).toMatchObject({
    text: 'select $1 where a = $2 and b = $3 or c = $4',
    values: [0, 1, 2, 3],
  });
});

test('what somebody typed never becomes text', () => {
  const typed = "'; drop table people; --";
  const statement = sql`select ${typed}`;
  expect(statement.text).not.toContain('drop');
  expect(statement.values).toEqual([typed]);
});

test('pieces are joined', () => {
  const joined = joinSql([sql`a = ${1}`, sql`b = ${2}`, sql`c`], ' and ');
  expect(joined).toMatchObject({ text: 'a = $1 and b = $2 and c', values: [1, 2] });
  expect(joinSql([], ' and ').text).toBe('');
});

test('a text has one name, another text another', () => {
  expect(statementName('select 1')).toBe(statementName('select 1'));
  expect(statementName('select 1')).not.toBe(statementName('select 2'));
  expect(statementName('select 1').length).toBeLessThan(64);
});

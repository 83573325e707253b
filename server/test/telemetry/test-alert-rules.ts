import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const deploy = join(import.meta.dirname, '../../../deploy');
export const alertsFile = join(deploy, 'prometheus/alerts.yaml');

type Rule = { alert: string; expr: string; for: string };
type Rules = { groups: { name: string; rules: Rule[] }[] };

const readRules = () => parse(readFileSync(alertsFile, 'utf8')) as Rules;
export const alertRules = (): Rule[] => readRules().groups.flatMap(({ rules }) => rules);

/** The same alerts for a test: without waiting, over seconds in place of minutes, and with other limits where `limits` has some. */
export function hastyRules(limits: Record<string, [of: string, instead: string]>): Rules {
  const rules = readRules();
  for (const rule of rules.groups.flatMap((group) => group.rules)) {
    rule.for = '0s';
    rule.expr = rule.expr.replaceAll('[5m]', '[20s]');
    const [of, instead] = limits[rule.alert] ?? [];
    if (of === undefined || instead === undefined) continue;
    if (!rule.expr.includes(of)) throw new Error(`${rule.alert} has no ${of}`);
    rule.expr = rule.expr.replace(of, instead);
  }
  return rules;
}

type Panel = { id: number; type: string; title: string; targets?: { expr: string }[] };
export const dashboardPanels = (): Panel[] =>
  (JSON.parse(readFileSync(join(deploy, 'grafana/overview.json'), 'utf8')) as { panels: Panel[] }).panels;

/** Names of metrics in an expression, without the endings of a histogram's series. */
export const metricsIn = (expression: string): string[] =>
  (expression.match(/\b(?:tv|http|nodejs|process)_\w+/g) ?? []).map((name) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );

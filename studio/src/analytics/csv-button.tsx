import { Download } from 'lucide-react';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { Button, type Look } from '@tv/ui/button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { type Table, useTakeTable } from '../parts/take-table.ts';

type CsvButtonProps = {
  table: Table;
  /** The name of the table, for screen readers. */
  of: string;
  look?: Look;
  size?: 'small';
};

/** Saves one table. */
export function CsvButton({ table, of, look = 'secondary', size }: CsvButtonProps) {
  const { take, isTaking } = useTakeTable(text.unexpected);
  return (
    <Button
      look={look}
      size={size}
      icon={<Download />}
      aria-label={`${text.csv}: ${of}`}
      aria-disabled={isTaking}
      onClick={() => take(table)}
    >
      {isTaking ? text.saving : text.csv}
    </Button>
  );
}

/** Saves one of several tables. */
export function CsvMenu({ tables }: { tables: readonly { name: string; table: Table }[] }) {
  const { take, isTaking } = useTakeTable(text.unexpected);
  return (
    <Menu
      label={text.allAsCsv}
      sections={[
        {
          entries: tables.map(({ name, table }) => ({
            key: table.fileName,
            label: name,
            icon: <Download />,
            onAction: () => take(table),
          })),
        },
      ]}
      trigger={(props) => (
        <Button icon={<Download />} aria-disabled={isTaking} {...props}>
          {isTaking ? text.saving : text.allAsCsv}
        </Button>
      )}
    />
  );
}

import { fileColumns } from '@tv/contract/uploads/sheet-columns';
import { Download, FileSpreadsheet, FolderUp, Upload } from 'lucide-react';
import * as text from '@tv/strings/en/studio/content/sheet.ts';
import { FileChooser } from '../file-chooser.tsx';
import style from './sheet-sources.module.css';
import type { SheetDraft } from './sheet-store.ts';
import { templateOf } from './template.ts';
import { listed } from '@tv/strings/en/locale.ts';

/** The sheet and the files that were chosen, with the ways to choose them. */
export function SheetSources({ draft: { name, sheet, problem, files } }: { draft: SheetDraft }) {
  return (
    <div className={style.sources}>
      <section className={style.source} aria-label={text.sheet}>
        <p className={style.name} dir="auto">
          {name ?? text.noSheet}
        </p>
        {sheet && <p className={style.fact}>{text.lines(sheet.rows.length)}</p>}
        {problem && (
          <p className={style.problem} role="alert">
            {problem}
          </p>
        )}
        {sheet && sheet.unknown.length > 0 && (
          <p className={style.fact}>
            {text.unknownColumns(listed(sheet.unknown), listed(fileColumns.map((column) => column.name)))}
          </p>
        )}
        <div className={style.actions}>
          <SheetChooser hasOne={name !== undefined} />
          <TemplateLink names={files.map((file) => file.name)} />
        </div>
      </section>
      <section className={style.source} aria-label={text.files}>
        <p className={style.name}>{files.length > 0 ? text.filesChosen(files.length) : text.noFiles}</p>
        <div className={style.actions}>
          <FilesChoosers />
        </div>
      </section>
    </div>
  );
}

export const SheetChooser = ({ hasOne = false }: { hasOne?: boolean }) => (
  <FileChooser
    label={hasOne ? text.otherSheet : text.chooseSheet}
    icon={<FileSpreadsheet />}
    accept=".csv,.tsv,text/csv"
    look={hasOne ? 'secondary' : 'primary'}
  />
);

const FilesChoosers = () => (
  <>
    <FileChooser label={text.chooseFiles} icon={<Upload />} accept="" />
    <FileChooser label={text.chooseFolder} icon={<FolderUp />} isFolder />
  </>
);

export const TemplateLink = ({ names }: { names: readonly string[] }) => (
  <a
    className={style.template}
    href={`data:text/csv;charset=utf-8,${encodeURIComponent(templateOf(names))}`}
    download="items.csv"
  >
    <Download aria-hidden="true" />
    {text.template}
  </a>
);

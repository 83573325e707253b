import { PlainSection } from '../../ui/plain-page.tsx';

export const Managing = () => (
  <PlainSection id="admin" title="For admins: bring content in">
    <p>
      Content is brought in from the command line of the machine on which the portal runs. The service must be
      running; <code>ffmpeg</code> must be installed.
    </p>
    <pre>
      <code>{`npm run tv -- import town-hall.mp4 \\
  --title "Town hall, third quarter" \\
  --category "Town halls" \\
  --tags results,people \\
  --subtitles en=town-hall.en.srt`}</code>
    </pre>
    <ul>
      <li>
        A folder instead of a file brings in everything in it. Captions beside a file, such as{' '}
        <code>talk.en.srt</code> beside <code>talk.mp4</code>, are taken along by themselves.
      </li>
      <li>
        Without <code>--public</code> an item is for members only. With it, anybody who has the address can
        watch.
      </li>
      <li>
        <code>--category</code> makes the category when it is missing and may be given again.{' '}
        <code>--organization</code> chooses the organization, else it is the first one.
      </li>
      <li>
        <code>--attachment</code> adds a file that viewers can download.
      </li>
      <li>An import that was interrupted goes on where it was: give the same command again.</li>
    </ul>
    <p>
      Every quality, the pictures, the preview of the time line and the waveform of sound are made from the
      file. When the item can be watched, the command prints its address. <code>npm run tv -- status</code>{' '}
      says what is being processed, and <code>npm run tv -- help</code> lists everything.
    </p>
  </PlainSection>
);

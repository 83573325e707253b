import { PlainSection } from '../../ui/plain-page.tsx';
import { PlayerKeys, PortalKeys } from './keys-table.tsx';

export const Begin = () => (
  <PlainSection id="begin" title="Find your way">
    <p>
      <strong>Home</strong> opens with what your organization puts first, followed by what you have begun,
      what is coming soon, and a row for each category. Scroll on and more categories follow. Every row ends
      in <em>See all</em>.
    </p>
    <p>
      On a wide screen the menu at the left edge leads everywhere; make it narrow with the button at its foot.
      On a smaller one it opens from the button beside the logo. Press a card to watch. Its round button with
      three dots shows the whole description first.
    </p>
    <p>
      A chip on a card says <em>Internal</em> when only members of your organization can see the item, and{' '}
      <em>Password required</em> when its public link is locked.
    </p>
  </PlainSection>
);

export const Search = () => (
  <PlainSection id="search" title="Search">
    <p>
      Press <kbd>/</kbd> anywhere, type, and press <kbd>Enter</kbd>. Titles, descriptions, tags and every word
      that is spoken in captions are searched. Capital letters and accents do not matter, and a small typing
      mistake still finds what you meant.
    </p>
    <ul>
      <li>
        While you type, suggestions lead straight to an item, a category or a tag. Walk through them with{' '}
        <kbd>↑</kbd> and <kbd>↓</kbd>.
      </li>
      <li>
        Your last eight searches are offered in the empty field. They stay on this device, and{' '}
        <em>Clear recent searches</em> forgets them.
      </li>
      <li>
        Narrow the search to <em>Titles</em>, <em>Descriptions</em>, <em>Tags</em> or <em>Captions</em>.
      </li>
      <li>
        A sentence that was found in the captions carries its time: press it and the player starts right
        there.
      </li>
      <li>
        <em>Close</em> takes you back to where you were before.
      </li>
    </ul>
    <h3>Keys everywhere</h3>
    <PortalKeys />
  </PlainSection>
);

export const Watch = () => (
  <PlainSection id="watch" title="Watch and listen">
    <p>
      The player chooses the best quality that your connection carries. Under <em>Settings</em> you can fix
      the quality, change the speed, choose captions and, where there are several, the sound track. Volume,
      speed and caption language are remembered on this device.
    </p>
    <p>
      Beside the player, or below it on a smaller screen, are the chapters, the transcript and what comes
      next. The transcript follows along; press a line to jump there. What you stop watching goes on where you
      were; <em>Start over</em> begins anew.
    </p>
    <h3>Keys of the player</h3>
    <PlayerKeys />
  </PlainSection>
);

export const Share = () => (
  <PlainSection id="share" title="Share">
    <p>
      <em>Share</em> on the watch page gives you the right link: the <em>internal</em> one for colleagues, who
      sign in to open it, and, when an item is public, the <em>public</em> one for anybody. When a password
      protects the item, the public link asks for it.
    </p>
    <ul>
      <li>
        <em>Start at</em> makes the link begin at a moment of your choice. By hand: add <code>?t=1m30s</code>{' '}
        to the address.
      </li>
      <li>Send the link by e-mail, copy it, or copy the embed code to show the player on another page.</li>
    </ul>
  </PlainSection>
);

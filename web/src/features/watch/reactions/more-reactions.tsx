import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { reactionNames, totalOf, type ReactionName } from '@tv/contract/playback/reactions';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { reactions } from '@tv/strings/en/watch/reactions.ts';
import { number } from '@tv/strings/en/locale.ts';
import { loadPopover, MenuPopover } from '@tv/ui/menus/menu.tsx';
import { reactionIcons } from './reaction-icons.ts';
import type { ReactionTexts } from './reacting.ts';

export const textsOf = (name: Exclude<ReactionName, 'LIKE'>): ReactionTexts => reactions[name];

export const ReactionIcon = ({ name, isOwn }: { name: ReactionName; isOwn: boolean }) => {
  const Icon = reactionIcons[name];
  return <Icon aria-hidden="true" fill={isOwn ? 'currentColor' : 'none'} />;
};

/** How the menu was opened. `resting`: by a mouse over the buttons. The page stays usable then, and the focus where it is. */
export type Opened = 'resting' | 'asked' | undefined;

/** Milliseconds that a mouse rests or a finger is held before the menu opens, and that a mouse may be away before it closes. */
const rest = 500;

type Props = {
  label: string;
  like: ReactionTexts;
  /** The buttons. */
  trigger: RefObject<HTMLElement | null>;
  own: ReactionName | undefined;
  item: Pick<MediaContent, 'reactionsSummary'>;
  react: (name: ReactionName, texts: ReactionTexts) => void;
  opened: Opened;
  setOpened: (change: (before: Opened) => Opened) => void;
};

/** The menu of all reactions, and the ways to it: resting, holding, the arrow key. */
export function MoreReactions({ like, trigger, own, item, react, opened, setOpened, ...menu }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (change: (before: Opened) => Opened) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(change), rest);
  };
  const stay = () => clearTimeout(timer.current);
  const leave = () => later((before) => (before === 'resting' ? undefined : before));

  useEffect(() => {
    const { current: element } = trigger;
    if (!element) return undefined;
    let isHeld = false;
    void loadPopover().catch(() => {});
    const listening = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => element.addEventListener(kind, listener, { capture: kind === 'click', signal: listening.signal });
    const enter = ({ pointerType }: { pointerType: string }) => {
      isHeld = false;
      later((before) => {
        isHeld = pointerType !== 'mouse';
        return before ?? (isHeld ? 'asked' : 'resting');
      });
    };
    on('pointerenter', enter);
    on('pointerleave', leave);
    // A finger that has opened the menu does no more as it is lifted.
    on('contextmenu', (event) => isHeld && event.preventDefault());
    on('click', (event) => {
      if (isHeld) event.stopPropagation();
      isHeld = false;
    });
    on('keydown', (event) => {
      isHeld = false;
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpened(() => 'asked');
    });
    // The code came while a pointer was there already.
    if (element.matches(':hover'))
      enter({ pointerType: matchMedia('(hover: hover)').matches ? 'mouse' : 'touch' });
    return () => {
      listening.abort();
      stay();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [trigger, setOpened]);

  useEffect(() => {
    if (opened !== 'resting') return undefined;
    // The focus is elsewhere on the page.
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(() => undefined);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [opened, setOpened]);

  if (!opened) return null;
  const texts = { LIKE: like, ...reactions };
  return (
    // Of a popover, React tells the elements that it is written in.
    <span onPointerEnter={stay} onPointerLeave={leave}>
      <Suspense>
        <MenuPopover
          {...menu}
          trigger={trigger}
          key={opened}
          align="start"
          isResting={opened === 'resting'}
          onClose={() => setOpened(() => undefined)}
          sections={[
            {
              entries: reactionNames.map((name) => ({
                key: name,
                label: texts[name].name,
                icon: <ReactionIcon name={name} isOwn={name === own} />,
                badge: number(totalOf(item, name)),
                isSelected: name === own,
                onAction: () => react(name, texts[name]),
              })),
            },
          ]}
        />
      </Suspense>
    </span>
  );
}

import style from './mark.module.css';

/** Logos of an organization: one for light backgrounds and one for dark ones, or one that is shown on both. */
export type Logos = { logoUrl?: string | undefined; logoDarkUrl?: string | undefined };
type MarkProps = { of: Logos | undefined; height: number; className?: string | undefined };

const ownMark = '/favicon.svg';

/** An organization's logo for the background that it stands on, else the portal's own mark. What is not seen is not loaded. */
export const Mark = ({ of, height, className = '' }: MarkProps) =>
  [of?.logoUrl ?? of?.logoDarkUrl ?? ownMark, of?.logoUrl && of.logoDarkUrl].map(
    (src) =>
      src && (
        <img
          key={src}
          className={`${style.mark} ${className}`}
          // Before the address, or the browser begins to load.
          loading="lazy"
          src={src}
          alt=""
          height={height}
          onError={({ currentTarget: image }) => {
            if (image.getAttribute('src') !== ownMark) image.src = ownMark;
          }}
        />
      ),
  );

import { lazy, Suspense, useEffect } from 'react';
import { useToasts } from '@tv/client/lib/layout/toasts.ts';

const load = async () => ({ default: (await import('./toast-list.tsx')).ToastList });
const ToastList = lazy(load);

/** Shows toasts, and has them read out politely. */
export function Toaster() {
  const toasts = useToasts();
  // Toasts answer what somebody did: their code comes with the first touch, and is there when the connection is lost.
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const begin = () => void load().catch(() => {});
    for (const name of events) addEventListener(name, begin, { once: true });
    return () => {
      for (const name of events) removeEventListener(name, begin);
    };
  }, []);
  return (
    <>
      {toasts.length > 0 && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
      <div role="status" aria-live="polite" className="visually-hidden">
        {toasts.map((toast) => (
          <p key={toast.key}>
            {toast.text} {toast.link?.text}
          </p>
        ))}
      </div>
    </>
  );
}

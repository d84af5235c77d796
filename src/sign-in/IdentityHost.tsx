import { lazy, Suspense } from 'react'
import { useIdentityQuestion } from '#src/session/identity.ts'

const IdentityDialog = lazy(async () => ({ default: (await import('./IdentityDialog.tsx')).IdentityDialog }))

/** Draws the question who one is, over whatever asked it; stands once, at the root. */
export function IdentityHost() {
  const question = useIdentityQuestion()
  return (
    question !== null && (
      <Suspense fallback={null}>
        <IdentityDialog onAnswer={question.answer} />
      </Suspense>
    )
  )
}

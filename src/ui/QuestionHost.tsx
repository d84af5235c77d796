import { lazyComponent } from './lazy-component.tsx'
import { type OpenQuestion, useOpenQuestion } from './question.ts'

const dialog = lazyComponent<{ readonly question: OpenQuestion }>(
  async () => (await import('./QuestionDialog.tsx')).QuestionDialog,
  { covers: true },
)

/** Draws what `askFirst` asks; stands once, around the screens. */
export function QuestionHost() {
  const question = useOpenQuestion()
  return question === null ? null : <dialog.Part key={question.id} question={question} />
}

import { Button } from '@blueprintjs/core'
import { ArrowUp } from '@blueprintjs/icons'
import './new-above.css'

interface NewAboveProps {
  readonly text: string
  readonly onShow: () => void
}

/** Floats over the top of what scrolls, while something new stands above it that nobody has seen. To be the first in it. */
export function NewAbove({ text, onShow }: NewAboveProps) {
  return (
    <div className="wb-new-above">
      <Button size="small" icon={<ArrowUp size={14} />} text={text} onClick={onShow} />
    </div>
  )
}

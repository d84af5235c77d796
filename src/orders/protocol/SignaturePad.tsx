import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, InputGroup } from '@blueprintjs/core'
import { randomKey } from '#src/lib/random-key.ts'
import type { LocalFile } from './answers.ts'
import styles from './protocol-form.module.css'

/** Pixels of the image, whatever the screen: sharp on paper, far below what a receipt accepts (4 megapixels). */
const widthPx = 1_000
const heightPx = 400
/** Ink on paper, in both themes: the image ends on a receipt. */
const ink = 'black'
const lineWidthPx = 5

interface SignaturePadProps {
  readonly label: string
  /** The signature so far; null for an empty pad. */
  readonly signature: LocalFile | null
  readonly onChange: (signature: LocalFile | null) => void
}

/** A place to sign in with a finger or a pen; a person who cannot draws the name by typing it. */
export function SignaturePad({ label, signature, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // The one that draws: a palm or a second finger of a glove must not.
  const drawing = useRef<number | null>(null)
  const typedId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = useRef<string | null>(null)

  useEffect(() => {
    const paper = canvas.current?.getContext('2d') ?? null
    const wanted = signature === null || signature.dataUrl === '' ? null : signature.dataUrl
    if (paper === null || wanted === shown.current) return
    shown.current = wanted
    paper.clearRect(0, 0, widthPx, heightPx)
    if (wanted === null) return
    const image = new Image()
    image.addEventListener('load', () => paper.drawImage(image, 0, 0))
    image.src = wanted
  }, [signature])

  const finish = () => {
    const dataUrl = canvas.current?.toDataURL('image/png')
    if (dataUrl === undefined) return
    shown.current = dataUrl
    onChange({ id: randomKey(), name: 'signature.png', dataUrl })
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const paper = event.currentTarget.getContext('2d')
    if (drawing.current !== event.pointerId || paper === null) return
    const { x, y } = pointOf(event)
    paper.lineTo(x, y)
    paper.stroke()
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const paper = event.currentTarget.getContext('2d')
    if (paper === null || drawing.current !== null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = event.pointerId
    setTyped(null)
    Object.assign(paper, { strokeStyle: ink, lineWidth: lineWidthPx, lineCap: 'round', lineJoin: 'round' })
    const { x, y } = pointOf(event)
    paper.beginPath()
    paper.moveTo(x, y)
    // A tap leaves a dot.
    paper.lineTo(x, y)
    paper.stroke()
  }
  const end = ({ pointerId }: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current !== pointerId) return
    drawing.current = null
    finish()
  }
  const type = (text: string) => {
    setTyped(text)
    const paper = canvas.current?.getContext('2d') ?? null
    if (paper === null) return
    paper.clearRect(0, 0, widthPx, heightPx)
    if (text.trim() === '') {
      shown.current = null
      onChange(null)
      return
    }
    Object.assign(paper, { fillStyle: ink, font: 'italic 110px cursive', textAlign: 'center', textBaseline: 'middle' })
    paper.fillText(text.trim(), widthPx / 2, heightPx / 2, widthPx - 80)
    finish()
  }
  const clear = () => {
    setTyped(typed === null ? null : '')
    onChange(null)
  }

  return (
    <div className={styles.signature}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={signature === null ? `${label}: nothing signed yet` : `${label}: signed`}
        width={widthPx}
        height={heightPx}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {typed !== null && (
        <InputGroup
          id={typedId}
          fill
          inputRef={takeFocus}
          aria-label={`${label}: name of who signs`}
          placeholder="Name of who signs"
          maxLength={60}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <div className={styles.signatureActs}>
        <Button text="Clear" disabled={signature === null} onClick={clear} />
        {typed === null && <Button variant="minimal" text="Type the name instead" onClick={() => setTyped('')} />}
      </div>
    </div>
  )
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus()
}

/** Where the pointer is in the image, which the screen shows smaller. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * widthPx, y: ((clientY - top) / height) * heightPx }
}

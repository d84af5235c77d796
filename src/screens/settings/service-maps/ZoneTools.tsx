import { Button } from '@blueprintjs/core'
import { Add, Cross, Edit, Redo, Tick, Undo } from '@blueprintjs/icons'
import type { Drawing } from './drawing.ts'
import styles from './service-maps.module.css'

interface ZoneToolsProps {
  /** What is being drawn; null while nothing is. */
  readonly drawing: Drawing | null
  readonly mayEdit: boolean
  /** Whether what is drawn could be a part of a zone, or a hole in it. */
  readonly isZoneOpen: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onDraw: (isPart: boolean) => void
  readonly onFinish: () => void
  readonly onTakeBack: () => void
  readonly onCancel: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** The buttons on the map: to draw, and to take back. */
export function ZoneTools(props: ZoneToolsProps) {
  const { drawing, mayEdit, isZoneOpen, canUndo, canRedo, onDraw, onFinish, onTakeBack, onCancel, onUndo, onRedo } =
    props
  const isClosable = drawing !== null && drawing.corners.length >= 3
  return (
    <div className={styles.tools} role="toolbar" aria-label="Zones">
      {drawing !== null ? (
        <>
          <Button icon={<Tick />} text="Finish" intent="primary" disabled={!isClosable} onClick={onFinish} />
          <Button
            icon={<Undo />}
            aria-label="Take the last corner back"
            disabled={drawing.corners.length === 0}
            onClick={onTakeBack}
          />
          <Button icon={<Cross />} text="Cancel" onClick={onCancel} />
          <span className={styles.hint} role="status">
            {isClosable ? 'Press the first corner to finish' : 'Press the map for each corner'}
          </span>
        </>
      ) : (
        mayEdit && (
          <>
            <Button icon={<Edit />} text="Draw a zone" onClick={() => onDraw(false)} />
            {isZoneOpen && <Button icon={<Add />} text="Draw a part or hole" onClick={() => onDraw(true)} />}
            <Button icon={<Undo />} aria-label="Undo" disabled={!canUndo} onClick={onUndo} />
            <Button icon={<Redo />} aria-label="Redo" disabled={!canRedo} onClick={onRedo} />
          </>
        )
      )}
    </div>
  )
}

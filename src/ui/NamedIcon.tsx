import {
  Archive,
  Box,
  Briefcase,
  Camera,
  Cube,
  Desktop,
  Document,
  Envelope,
  Flash,
  Book,
  Glass,
  Heart,
  Key,
  LabTest,
  Layers,
  Lock,
  MobilePhone,
  ShoppingCart,
  Snowflake,
  Temperature,
  Tint,
  Tree,
  WarningSign,
  Wrench,
} from '@blueprintjs/icons'

/** The icons that people give to what they set up, by the names under which the contract has them. */
const icons = {
  box: Box,
  cube: Cube,
  envelope: Envelope,
  document: Document,
  briefcase: Briefcase,
  archive: Archive,
  layers: Layers,
  snowflake: Snowflake,
  temperature: Temperature,
  tint: Tint,
  glass: Glass,
  labTest: LabTest,
  heart: Heart,
  shoppingCart: ShoppingCart,
  book: Book,
  tree: Tree,
  wrench: Wrench,
  desktop: Desktop,
  mobilePhone: MobilePhone,
  camera: Camera,
  key: Key,
  lock: Lock,
  flash: Flash,
  warningSign: WarningSign,
}

interface NamedIconProps {
  /** One of the contract's; what is none is drawn as nothing. */
  readonly name: string | null
  readonly size?: number
}

/** Beside the words that say the same: it says nothing by itself. */
export function NamedIcon({ name, size = 16 }: NamedIconProps) {
  if (name === null || !isNamed(name)) return null
  const Drawn = icons[name]
  return <Drawn size={size} aria-hidden />
}

function isNamed(name: string): name is keyof typeof icons {
  return name in icons
}

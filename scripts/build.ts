import { buildProduct } from './build/build-product.ts'
import { projectRoot } from './project-root.ts'

const seconds = await buildProduct(projectRoot, console.log)
console.log(seconds === 0 ? 'dist/ is up to date' : `built dist/ in ${seconds.toFixed(1)} s`)

// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './BaseParcelTypeInput.validators.js'

export const baseParcelTypeInputForm: GeneratedForm = {
  name: "BaseParcelTypeInput",
  title: "Parcel type",
  submitLabel: "Save parcel type",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "icon": {
      "type": "string",
      "title": "Icon",
      "enum": [
        "box",
        "cube",
        "envelope",
        "document",
        "briefcase",
        "archive",
        "layers",
        "snowflake",
        "temperature",
        "tint",
        "glass",
        "labTest",
        "heart",
        "shoppingCart",
        "book",
        "tree",
        "wrench",
        "desktop",
        "mobilePhone",
        "camera",
        "key",
        "lock",
        "flash",
        "warningSign"
      ]
    },
    "maxLengthM": {
      "type": "number",
      "title": "Longest",
      "minimum": 0,
      "maximum": 100
    },
    "maxWidthM": {
      "type": "number",
      "title": "Widest",
      "minimum": 0,
      "maximum": 100
    },
    "maxHeightM": {
      "type": "number",
      "title": "Highest",
      "minimum": 0,
      "maximum": 100
    },
    "maxWeightKg": {
      "type": "number",
      "title": "Heaviest",
      "minimum": 0,
      "maximum": 100000
    },
    "typed": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "weight": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "number",
            "unit"
          ],
          "properties": {
            "number": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000000
            },
            "unit": {
              "type": "string",
              "enum": [
                "m",
                "cm",
                "mm",
                "km",
                "in",
                "ft",
                "mi",
                "kg",
                "g",
                "lb",
                "oz",
                "m³",
                "L",
                "ft³",
                "gal"
              ]
            }
          }
        },
        "length": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "number",
            "unit"
          ],
          "properties": {
            "number": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000000
            },
            "unit": {
              "type": "string",
              "enum": [
                "m",
                "cm",
                "mm",
                "km",
                "in",
                "ft",
                "mi",
                "kg",
                "g",
                "lb",
                "oz",
                "m³",
                "L",
                "ft³",
                "gal"
              ]
            }
          }
        },
        "width": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "number",
            "unit"
          ],
          "properties": {
            "number": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000000
            },
            "unit": {
              "type": "string",
              "enum": [
                "m",
                "cm",
                "mm",
                "km",
                "in",
                "ft",
                "mi",
                "kg",
                "g",
                "lb",
                "oz",
                "m³",
                "L",
                "ft³",
                "gal"
              ]
            }
          }
        },
        "height": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "number",
            "unit"
          ],
          "properties": {
            "number": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000000
            },
            "unit": {
              "type": "string",
              "enum": [
                "m",
                "cm",
                "mm",
                "km",
                "in",
                "ft",
                "mi",
                "kg",
                "g",
                "lb",
                "oz",
                "m³",
                "L",
                "ft³",
                "gal"
              ]
            }
          }
        }
      },
      "title": "As it was typed"
    },
    "defaultFeeCadCents": {
      "type": "integer",
      "title": "Usual fee",
      "minimum": 0,
      "maximum": 10000000,
      "default": 0
    }
  }
},
  uiSchema: {
  "description": {
    "ui:widget": "textarea"
  },
  "icon": {
    "ui:widget": "icon",
    "ui:enumNames": [
      "Box",
      "Cube",
      "Envelope",
      "Papers",
      "Case",
      "Archive box",
      "Pallet",
      "Cold",
      "Temperature",
      "Liquid",
      "Fragile",
      "Sample",
      "Medical",
      "Groceries",
      "Books",
      "Plant",
      "Parts",
      "Electronics",
      "Phone",
      "Camera",
      "Keys",
      "Valuable",
      "Battery",
      "Dangerous"
    ]
  },
  "maxLengthM": {
    "ui:widget": "measure",
    "ui:options": {
      "unit": "smallDistance",
      "typed": "length"
    }
  },
  "maxWidthM": {
    "ui:widget": "measure",
    "ui:options": {
      "unit": "smallDistance",
      "typed": "width"
    }
  },
  "maxHeightM": {
    "ui:widget": "measure",
    "ui:options": {
      "unit": "smallDistance",
      "typed": "height"
    }
  },
  "maxWeightKg": {
    "ui:widget": "measure",
    "ui:options": {
      "unit": "weight",
      "typed": "weight"
    }
  },
  "typed": {
    "ui:widget": "hidden",
    "weight": {
      "ui:order": [
        "number",
        "unit"
      ]
    },
    "length": {
      "ui:order": [
        "number",
        "unit"
      ]
    },
    "width": {
      "ui:order": [
        "number",
        "unit"
      ]
    },
    "height": {
      "ui:order": [
        "number",
        "unit"
      ]
    },
    "ui:order": [
      "weight",
      "length",
      "width",
      "height"
    ]
  },
  "defaultFeeCadCents": {
    "ui:widget": "money",
    "ui:help": "For each piece, until a service names its own"
  },
  "ui:order": [
    "name",
    "description",
    "icon",
    "maxLengthM",
    "maxWidthM",
    "maxHeightM",
    "maxWeightKg",
    "typed",
    "defaultFeeCadCents"
  ]
},
  validators,
}

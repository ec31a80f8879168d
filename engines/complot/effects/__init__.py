"""What cards and dice bring about wherever they turn up: any-time cards, Support, wounds and First Aid."""
